// target: ios18.0
// mode: 5

import Foundation

struct Book {
    var title: String
    var pages: Int
    var isRead: Bool
}

func unread(longerThan pages: Int) -> Predicate<Book> {
    #Predicate<Book> { book in
        !book.isRead && book.pages > pages
    }
}

func matching(_ term: String, in books: [Book]) throws -> [Book] {
    let predicate = #Predicate<Book> { $0.title.contains(term) || $0.pages < 50 }
    return try books.filter(predicate)
}

func count(_ books: [Book]) throws -> Int {
    try books.filter { try unread(longerThan: 300).evaluate($0) }.count
}
