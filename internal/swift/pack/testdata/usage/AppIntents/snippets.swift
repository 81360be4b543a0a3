// target: ios26.0
// mode: 6

import AppIntents
import SwiftUI
struct OpenNote: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open note"
    @Parameter(title: "Note") var target: NoteEntity
}
struct AddNote: AppIntent {
    static let title: LocalizedStringResource = "Add note"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "Text") var text: String
    @Dependency var store: Store
    static var parameterSummary: some ParameterSummary { Summary("Add \(\.$text)") }
    func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog & ShowsSnippetIntent {
        if systemContext.currentMode.canContinueInForeground { try await continueInForeground("Continue?", alwaysConfirm: false) }
        let option = try await requestChoice(between: [.init(title: "Work"), IntentChoiceOption(title: "Home", style: .default), .cancel(title: "Not now")], dialog: "Where?")
        print(option.title)
        try await requestConfirmation(actionName: .add, snippetIntent: NoteSnippet())
        let note = try await store.add(text)
        return .result(value: note, dialog: "Added", snippetIntent: NoteSnippet())
    }
}
struct NoteSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Note"
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("Note"))
    }
}
final class Store: Sendable { func add(_ text: String) async throws -> NoteEntity { NoteEntity(id: 1) } }
struct NoteEntity: AppEntity, IndexedEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Note", numericFormat: "\(placeholder: .int) notes")
    static let defaultQuery = NoteQuery()
    let id: Int
    @Property(title: "Title", indexingKey: \.displayName) var title: String
    @ComputedProperty var summary: String { "a" }
    @ComputedProperty(indexingKey: \.contentDescription) var body: String { "b" }
    @DeferredProperty var size: Int { get async throws { 3 } }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)", image: .init(systemName: "note")) }
    init(id: Int) { self.id = id; title = "x" }
}
struct NoteQuery: EnumerableEntityQuery { func allEntities() async throws -> [NoteEntity] { [] } }
struct NotesView: View { var body: some View { Text("a").onAppIntentExecution(OpenNote.self) { intent in print(intent.target.id) } } }
