// target: ios18.0
// mode: 6

import AppIntents
import CoreSpotlight
import SwiftUI
struct Trail: AppEntity, IndexedEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
    static let defaultQuery = TrailQuery()
    static var urlRepresentation: URLRepresentation { "https://example.com/trail/\(.id)" }
    var id: UUID
    var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    var attributeSet: CSSearchableItemAttributeSet {
        let set = defaultAttributeSet
        set.contentDescription = name
        return set
    }
}
struct TrailQuery: EntityQuery {
    @Dependency var store: TrailStore
    func entities(for identifiers: [UUID]) async throws -> [Trail] { try await store.all() }
    func suggestedEntities() async throws -> [Trail] { [] }
    func defaultResult() async -> Trail? { nil }
}
final class TrailStore: Sendable { func all() async throws -> [Trail] { [] } }
func index(_ trails: [Trail]) async throws {
    try await CSSearchableIndex.default().indexAppEntities(trails)
    try await CSSearchableIndex.default().deleteAppEntities(identifiedBy: trails.map(\.id), ofType: Trail.self)
    let item = CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text))
    if let first = trails.first { item.associateAppEntity(first, priority: 1); print(EntityIdentifier(for: first)) }
}
struct TrailShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .lime
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: StartTrail(), phrases: ["Start \(\.$trail) in \(.applicationName)", "Hike with \(.applicationName)"], shortTitle: "Start", systemImageName: "figure.hiking")
        if #available(iOS 18, *) { AppShortcut(intent: StopTrail(), phrases: ["Stop \(.applicationName)"], shortTitle: "Stop", systemImageName: "stop") }
    }
}
struct StartTrail: LiveActivityIntent { static let title: LocalizedStringResource = "Start"; @Parameter(title: "Trail") var trail: Trail; func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: StopTrail()) } }
struct StopTrail: AudioRecordingIntent { static let title: LocalizedStringResource = "Stop"; func perform() async throws -> some IntentResult { if Bool.random() { throw AppIntentError.Unrecoverable.entityNotFound }; return .result() } }
struct TipRow: View { @State private var shown = true; var body: some View { VStack { SiriTipView(intent: StopTrail(), isVisible: $shown).siriTipViewStyle(.dark); ShortcutsLink().shortcutsLinkStyle(.automaticOutline) } } }
