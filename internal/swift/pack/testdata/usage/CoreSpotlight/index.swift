// target: ios17.0
// mode: 6

import CoreSpotlight
import UniformTypeIdentifiers

struct Note: Identifiable { let id: UUID; var title: String; var body: String; var tags: [String] }
final class NoteIndexer {
    private let index = CSSearchableIndex.default()
    func index(_ notes: [Note]) async throws {
        guard CSSearchableIndex.isIndexingAvailable() else { return }
        let items = notes.map { note -> CSSearchableItem in
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            attributes.title = note.title
            attributes.contentDescription = note.body
            attributes.keywords = note.tags
            attributes.thumbnailData = Data()
            attributes.lastUsedDate = Date()
            attributes.rating = 3
            let item = CSSearchableItem(uniqueIdentifier: note.id.uuidString, domainIdentifier: "notes", attributeSet: attributes)
            item.expirationDate = .distantFuture
            return item
        }
        try await index.indexSearchableItems(items)
    }
    func remove(_ id: UUID) { index.deleteSearchableItems(withIdentifiers: [id.uuidString]) { error in if let error { print(error) } } }
    func removeAll() async throws { try await index.deleteSearchableItems(withDomainIdentifiers: ["notes"]); try await index.deleteAllSearchableItems() }
}
