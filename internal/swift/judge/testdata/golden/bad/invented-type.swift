// target: ios18.0
// mode: 5
// expect: symbol_exists 7

import Foundation

func cached(_ url: URL, policy: URLCacheDuration) -> URLRequest {
    URLRequest(url: url)
}
