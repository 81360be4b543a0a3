// target: ios26.0
// mode: 6

import FoundationModels
import Contacts

struct FindContactTool: Tool {
    let name = "findContact"
    let description = "Finds a contact by name"
    @Generable enum Field: String { case phone, email }
    @Generable struct Arguments { @Guide(description: "name to look for") var name: String; var fields: [Field]; var limit: Int? }
    func call(arguments: Arguments) async throws -> GeneratedContent {
        let found = ["Ann", "Bob"].filter { $0.contains(arguments.name) }
        return GeneratedContent(properties: ["names": found, "count": found.count])
    }
}
struct Mood: Generable {
    var value: Double
    static var generationSchema: GenerationSchema { GenerationSchema(type: Mood.self, description: "mood", properties: [GenerationSchema.Property(name: "value", description: "0 to 1", type: Double.self, guides: [.range(0...1)])]) }
    init(_ content: GeneratedContent) throws { value = try content.value(Double.self, forProperty: "value") }
    var generatedContent: GeneratedContent { GeneratedContent(properties: ["value": value]) }
}
