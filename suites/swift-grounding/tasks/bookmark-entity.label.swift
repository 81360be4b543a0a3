import AppIntents
import Foundation

actor BookmarkStore {
    static let shared = BookmarkStore()
    private(set) var all: [Bookmark] = []
}

struct Bookmark: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bookmark"
    static let defaultQuery = BookmarkQuery()

    let id: UUID
    let title: String
    let url: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(heading: "\(title)")
    }
}

struct BookmarkQuery: EntityStringQuery {
    func entities(for identifiers: [Bookmark.ID]) async throws -> [Bookmark] {
        await BookmarkStore.shared.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Bookmark] {
        await BookmarkStore.shared.all.filter { $0.title.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [Bookmark] {
        await BookmarkStore.shared.all.suffix(5).reversed()
    }
}

struct OpenBookmark: AppIntent {
    static let title: LocalizedStringResource = "Open Bookmark"

    @Parameter(title: "Bookmark")
    var bookmark: Bookmark

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: bookmark.url)
    }
}
