import Foundation

struct Point: Codable, Hashable {
    var x = 0
    var y: Double

    func moved(by d: Int) -> Point { Point(x: x + d, y: y) }
}

enum Shape {
    case circle(radius: Double), dot

    var area: Double {
        switch self {
        case .circle(let radius): .pi * radius * radius
        case .dot: 0
        }
    }
}

extension Array where Element == Point {
    func xs() -> [Int] { map(\.x) }
    subscript(safe i: Int) -> Point? { indices.contains(i) ? self[i] : nil }
}

actor Counter {
    private(set) var value = 0
    func increment() { value += 1 }
}
