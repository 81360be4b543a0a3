import Foundation

func rest(of seconds: Int) async throws -> String {
    try await Task.sleep(for: .seconds(seconds))
    let url = URL(string: "https://example.com/ä")!
    return url.absoluteString.uppercased()
}

func bump(_ c: Counter) async -> Int {
    await c.increment()
    return await c.value + Point(x: 1, y: 2).moved(by: 3).x
}

final class Box<Value: Sendable>: CustomStringConvertible {
    let value: Value
    init(value: Value) { self.value = value }
    var description: String { "Box(\(value))" }
}

let boxes = [Box(value: "ü"), Box(value: "b")].map { /* ä */ $0.description.count }
