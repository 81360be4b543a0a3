// target: ios26.0
// mode: 6

import FoundationModels
import SwiftUI

@Generable(description: "A trip {with braces}")
public struct Itinerary: Equatable {
    @Guide(description: "An exciting name for the trip.")
    let title: String
    @Guide(.anyOf(["a", "b"])) let destinationName: String
    @Guide(description: "days", .count(3))
    var days: [DayPlan]
    @Guide(.range(1...5)) var rating: Int
    @Guide(.minimum(0.5)) var score: Double
    var note: String?
    @Guide(description: "code", /[A-Z]{3}/) var code: String
    @Guide(description: "tags", .maximumCount(4), .element(.anyOf(["x"]))) var tags: [String]
    var computed: Int { 3 }
    var other: Int {
        get { 3 }
    }
    static let example = 1
    func total() -> Int { let a: Int = 3; return a }
}
@Generable
public struct DayPlan: Equatable, Identifiable {
    public var id: GenerationID
    var kind: Kind
    @Guide(.count(2)) var activities: [String]
}
@Generable
enum Kind: String, CaseIterable { case sightseeing, food = "f" }
@Generable enum Shape: Equatable { case circle(radius: Double), none }

struct WeatherTool: Tool {
    let name = "getWeather"
    let description = "Weather in a city"
    @Generable struct Arguments {
        @Guide(description: "The city") var city: String
        @Guide(.range(1...7)) let days: Int
    }
    func call(arguments: Arguments) async throws -> String { "It is sunny in \(arguments.city)" }
}
struct OtherTool: Tool {
    let description = "x"
    @Generable struct Arguments { var city: String }
    func call(arguments: Arguments) async throws -> [String] { [arguments.city] }
}

@Observable @MainActor final class Planner {
    private(set) var itinerary: Itinerary.PartiallyGenerated?
    private var session: LanguageModelSession
    var error: Error?
    init() {
        session = LanguageModelSession(tools: [WeatherTool(), OtherTool()]) {
            "You plan trips."
            if true { "Be brief." }
            for i in 0..<3 { "Rule \(i)" }
            """
            Here is an example:
            """
        }
        session.prewarm()
    }
    func plan() async {
        do {
            let stream = session.streamResponse(to: "Plan", generating: Itinerary.self, options: GenerationOptions(sampling: .greedy, temperature: 0.5))
            for try await partial in stream { itinerary = partial.content }
            let r = try await session.respond(to: Prompt("hello"))
            print(r.content, itinerary?.title ?? "", itinerary?.days?.first?.activities?.count ?? 0, itinerary?.note ?? "")
            let s = try await session.respond(generating: Itinerary.self) { "Generate"; if let n = itinerary?.title { "also \(n)" } }
            print(s.content.title)
            let c = try await stream.collect().content
            print(c.days)
        } catch let error as LanguageModelSession.GenerationError {
            switch error {
            case .guardrailViolation(let c): print(c.debugDescription)
            case .exceededContextWindowSize: session = LanguageModelSession(transcript: session.transcript)
            case .refusal(let r, _): print((try? await r.explanation.content) ?? "")
            default: self.error = error
            }
        } catch { self.error = error }
    }
    func dynamic() async throws {
        let menu = DynamicGenerationSchema(name: "Menu", properties: [.init(name: "soup", schema: .init(name: "soup", anyOf: ["a", "b"])), DynamicGenerationSchema.Property(name: "n", schema: .init(type: Int.self, guides: [.range(1...4)]))])
        let schema = try GenerationSchema(root: menu, dependencies: [])
        let r = try await session.respond(to: "x", schema: schema)
        let soup: String = try r.content.value(String.self, forProperty: "soup")
        let soup2 = try r.content.value(String?.self, forProperty: "soup")
        print(soup, soup2 ?? "")
    }
}
struct V: View {
    @State private var planner = Planner()
    private let model = SystemLanguageModel.default
    var body: some View {
        switch model.availability {
        case .available: Text(planner.itinerary?.title ?? "")
        case .unavailable(.appleIntelligenceNotEnabled): Text("on")
        case .unavailable(let reason): Text("\(String(describing: reason))")
        @unknown default: Text("?")
        }
        if let days = planner.itinerary?.days { ForEach(days) { day in ForEach(day.activities ?? [], id: \.self) { Text($0) } } }
    }
}
