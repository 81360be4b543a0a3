// target: ios18.0
// mode: 6

struct Word: Hashable {
    let text: String
    var count: Int
}

func frequencies(of text: String) -> [Word] {
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    let counts = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return counts
        .map { Word(text: $0.key, count: $0.value) }
        .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
}

func index(_ words: [String]) -> [Character: [String]] {
    Dictionary(grouping: words.filter { !$0.isEmpty }, by: { $0.first! })
        .mapValues { $0.sorted() }
}

func windows<C: Collection>(_ items: C, size: Int) -> [C.SubSequence] {
    guard items.count >= size else { return [] }
    return items.indices.dropLast(size - 1).map { start in
        items[start..<items.index(start, offsetBy: size)]
    }
}

func merged(_ a: [String: Int], _ b: [String: Int]) -> [String: Int] {
    a.merging(b, uniquingKeysWith: max)
}

let zipped = zip(1..., ["a", "b"]).map { "\($0)\($1)" }.joined(separator: ", ")
let unique = Set([1, 2, 3]).union([3, 4]).subtracting([1]).isSuperset(of: [2])
