// target: ios18.0
// mode: 5

import AppIntents

enum Priority: String, AppEnum {
    case low, high

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
    static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
        .low: "Low",
        .high: "High",
    ]
}

struct AddTask: AppIntent {
    static let title: LocalizedStringResource = "Add Task"
    static let description = IntentDescription("Adds a task to the list.")
    static let openAppWhenRun = false

    @Parameter(title: "Title")
    var name: String

    @Parameter(title: "Priority", default: .low)
    var priority: Priority

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(value: name, dialog: "Added \(name).")
    }
}

struct TaskShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: AddTask(), phrases: ["Add a task in \(.applicationName)"], shortTitle: "Add Task", systemImageName: "plus")
    }
}
