// target: ios18.0
// mode: 5

import AppIntents

struct Recipe: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Recipe")
    static let defaultQuery = RecipeQuery()

    let id: Int
    let name: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }
}

struct RecipeQuery: EntityQuery {
    static let all = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Bread")]

    func entities(for identifiers: [Recipe.ID]) async throws -> [Recipe] {
        Self.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Recipe] {
        Self.all
    }
}

struct OpenRecipe: AppIntent {
    static let title: LocalizedStringResource = "Open Recipe"

    @Parameter(title: "Recipe") var recipe: Recipe

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$recipe)")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        .result()
    }
}
