// target: ios17.0
// mode: 6

import SwiftUI
import UniformTypeIdentifiers
final class Sketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var lines: [String] = []
    init() {}
    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        lines = try JSONDecoder().decode([String].self, from: data)
    }
    func snapshot(contentType: UTType) throws -> [String] { lines }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot)) }
}
struct SketchApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Sketch() }) { file in Text(file.document.lines.joined()) }
            .commandsRemoved()
    }
}
