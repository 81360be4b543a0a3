// target: ios26.0
// mode: 6

import FoundationModels

func order(dishes: [String], session: LanguageModelSession) async throws -> [String] {
    let dish = DynamicGenerationSchema(name: "Dish", anyOf: dishes)
    let list = DynamicGenerationSchema(arrayOf: DynamicGenerationSchema(referenceTo: "Dish"), minimumElements: 1, maximumElements: 3)
    let root = DynamicGenerationSchema(name: "Order", description: "An order", properties: [
        DynamicGenerationSchema.Property(name: "dishes", description: "chosen", schema: list),
        .init(name: "note", schema: .init(type: String.self), isOptional: true)
    ])
    let schema = try GenerationSchema(root: root, dependencies: [dish])
    let response = try await session.respond(to: Prompt { "Order for two"; "Dishes: \(dishes.joined(separator: ", "))" }, schema: schema, options: .init(sampling: .greedy))
    if case .structure(let properties, let keys) = response.content.kind { print(keys, properties.count) }
    print(response.content.jsonString)
    return try response.content.value([String].self, forProperty: "dishes")
}
