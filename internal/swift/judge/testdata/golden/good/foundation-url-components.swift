// target: ios18.0
// mode: 5

import Foundation

struct Search {
    var term: String
    var page = 1
    var filters: [String: String] = [:]

    func url(base: URL) -> URL? {
        guard var components = URLComponents(url: base, resolvingAgainstBaseURL: false) else { return nil }
        var items = [URLQueryItem(name: "q", value: term), URLQueryItem(name: "page", value: String(page))]
        items += filters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        components.queryItems = items
        components.path += "/search"
        return components.url
    }
}

func parameters(of url: URL) -> [String: String] {
    let items = URLComponents(string: url.absoluteString)?.queryItems ?? []
    return items.reduce(into: [:]) { result, item in
        result[item.name] = item.value?.removingPercentEncoding
    }
}

func image(_ id: UUID, at base: URL) -> URL {
    base.appending(path: "images").appending(component: id.uuidString.lowercased()).appendingPathExtension("png")
}
