// target: ios18.0
// mode: 5

import SwiftData
import SwiftUI

@Model
final class Note {
    var text: String
    var created: Date

    init(text: String, created: Date = .now) {
        self.text = text
        self.created = created
    }
}

struct NotesView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Note.created, order: .reverse) private var notes: [Note]

    var body: some View {
        List {
            ForEach(notes) { note in
                Text(note.text)
            }
            .onDelete { offsets in
                for index in offsets {
                    context.delete(notes[index])
                }
            }
        }
        .toolbar {
            Button("Add", systemImage: "plus") {
                context.insert(Note(text: "New"))
            }
        }
    }
}

@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            NotesView()
        }
        .modelContainer(for: Note.self)
    }
}
