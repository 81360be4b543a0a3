import AppIntents

enum WorkoutKind: String, AppEnum {
    case run, swim, ride

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workout"
    static let caseDisplayRepresentations: [WorkoutKind: DisplayRepresentation] = [
        .run: "Running",
        .swim: "Swimming",
        .ride: "Cycling",
    ]
}

actor WorkoutLog {
    static let shared = WorkoutLog()
    private var minutes = 0

    func add(_ amount: Int) -> Int {
        minutes += amount
        return minutes
    }
}

struct LogWorkout: AppIntent {
    static let title: LocalizedStringResource = "Log Workout"

    @Parameter(title: "Kind")
    var kind: WorkoutKind

    @Parameter(title: "Minutes", default: 30, inclusiveRange: (5, 300))
    var minutes: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let total = await WorkoutLog.shared.add(minutes)
        return .spoken(value: total, dialog: "Logged \(minutes) minutes of \(kind.rawValue)")
    }
}
