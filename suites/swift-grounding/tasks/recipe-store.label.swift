import Foundation
import SwiftData

@Model
final class Recipe {
    @Attribute(.unique) var name: String
    var created: Date
    @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe) var ingredients: [Ingredient]

    init(name: String, created: Date = .now, ingredients: [Ingredient] = []) {
        self.name = name
        self.created = created
        self.ingredients = ingredients
    }
}

@Model
final class Ingredient {
    var name: String
    var amount: Double
    var recipe: Recipe?

    init(name: String, amount: Double) {
        self.name = name
        self.amount = amount
    }
}

func makeContainer(inMemory: Bool) throws -> ModelContainer {
    let configuration = ModelConfiguration(inMemory: inMemory)
    return try ModelContainer(for: Recipe.self, Ingredient.self, configurations: configuration)
}
