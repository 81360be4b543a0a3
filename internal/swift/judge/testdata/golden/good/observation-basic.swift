// target: ios18.0
// mode: 6

import Observation

@Observable
final class Library {
    var books: [Book] = []
    var filter = ""
    @ObservationIgnored private var cache: [String: [Book]] = [:]

    var visible: [Book] {
        guard !filter.isEmpty else { return books }
        if let hit = cache[filter] { return hit }
        let found = books.filter { $0.title.lowercased().contains(filter.lowercased()) }
        cache[filter] = found
        return found
    }

    func add(_ title: String) {
        books.append(Book(title: title))
        cache.removeAll()
    }
}

@Observable
final class Book: Identifiable {
    let title: String
    var rating: Int = 0 {
        didSet { rating = min(max(rating, 0), 5) }
    }

    init(title: String) {
        self.title = title
    }
}
