// target: macos14.0
// mode: 6

import Cocoa

final class Document: NSDocument {
    private var text = ""
    override class var autosavesInPlace: Bool { true }
    override func makeWindowControllers() {
        let window = NSWindow(contentViewController: NSViewController())
        window.setContentSize(NSSize(width: 400, height: 300))
        addWindowController(NSWindowController(window: window))
    }
    override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
    override func read(from data: Data, ofType typeName: String) throws {
        text = String(decoding: data, as: UTF8.self)
    }
}

func count(_ context: NSManagedObjectContext) throws -> Int {
    try context.count(for: NSFetchRequest<NSFetchRequestResult>(entityName: "Item"))
}
