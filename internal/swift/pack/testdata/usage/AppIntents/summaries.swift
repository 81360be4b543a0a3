// target: ios17.0
// mode: 6

import AppIntents
enum Style: String, AppEnum {
    case bold, plain
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
    static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [.bold: "Bold", .plain: DisplayRepresentation(title: "Plain", subtitle: "no", image: .init(systemName: "textformat"))]
}
struct FormatIntent: AppIntent {
    static let title: LocalizedStringResource = "Format"
    @Parameter(title: "Style") var style: Style
    @Parameter(title: "Amount", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10)) var amount: Int
    @Parameter(title: "Length", defaultUnit: .meters) var length: Measurement<UnitLength>
    @Parameter(title: "Person") var person: IntentPerson?
    @Parameter(title: "Note") var note: String?
    static var parameterSummary: some ParameterSummary {
        When(\.$style, .equalTo, .bold) {
            Summary("Make \(\.$amount) bold") { \.$note }
        } otherwise: {
            Switch(\.$style) {
                Case(.plain) { Summary("Plain \(\.$amount)") }
                DefaultCase { Summary("Format") }
            }
        }
    }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: amount) }
}
struct BookIntent: AppIntent, ProgressReportingIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Book"
    @Parameter(title: "Style") var style: Style
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$style)) { style in DisplayRepresentation(title: "Book \(style.rawValue)") }
    }
    func perform() async throws -> some IntentResult { progress.totalUnitCount = 10; return .result() }
}
