// target: ios17.0
// mode: 6

import CoreSpotlight

@MainActor @Observable final class SearchModel {
    var results: [CSSearchableItem] = []
    var suggestions: [String] = []
    private var query: CSUserQuery?
    func search(_ text: String) async {
        query?.cancel()
        let context = CSUserQueryContext()
        context.fetchAttributes = ["title", "contentDescription"]
        context.enableRankedResults = true
        context.maxResultCount = 20
        context.maxSuggestionCount = 5
        let query = CSUserQuery(userQueryString: text, userQueryContext: context)
        self.query = query
        do {
            for try await element in query.responses {
                switch element {
                case .item(let item): results.append(item.item)
                case .suggestion(let suggestion):
                    if suggestion.suggestion.suggestionKind == .custom { continue }
                    suggestions.append(suggestion.suggestion.localizedAttributedSuggestion.string)
                @unknown default: break
                }
            }
        } catch { print(error) }
    }
}
