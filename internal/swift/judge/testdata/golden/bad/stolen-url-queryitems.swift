// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import Foundation

func page(of url: URL) -> String? {
    url.queryItems?.first { $0.name == "page" }?.value
}
