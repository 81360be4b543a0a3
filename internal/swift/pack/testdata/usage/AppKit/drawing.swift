// target: macos14.0
// mode: 6

import AppKit
import UniformTypeIdentifiers

final class DropView: NSView, NSDraggingSource {
    var onDrop: (([URL]) -> Void)?
    private var isTargeted = false { didSet { needsDisplay = true } }

    override init(frame: NSRect) {
        super.init(frame: frame)
        registerForDraggedTypes([.fileURL, .png, .tiff])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
        let options: [NSPasteboard.ReadingOptionKey: Any] = [.urlReadingFileURLsOnly: true, .urlReadingContentsConformToTypes: [UTType.image.identifier]]
        guard sender.draggingPasteboard.canReadObject(forClasses: [NSURL.self], options: options) else { return [] }
        isTargeted = true
        return sender.draggingSourceOperationMask.contains(.copy) ? .copy : .generic
    }
    override func draggingExited(_ sender: (any NSDraggingInfo)?) { isTargeted = false }
    override func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
        isTargeted = false
        guard let urls = sender.draggingPasteboard.readObjects(forClasses: [NSURL.self], options: nil) as? [URL], !urls.isEmpty else { return false }
        onDrop?(urls)
        return true
    }
    override func concludeDragOperation(_ sender: (any NSDraggingInfo)?) { NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .default) }

    override func mouseDragged(with event: NSEvent) {
        let item = NSDraggingItem(pasteboardWriter: "Hello" as NSString)
        item.setDraggingFrame(bounds, contents: snapshot())
        let session = beginDraggingSession(with: [item], event: event, source: self)
        session.animatesToStartingPositionsOnCancelOrFail = true
    }
    func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation {
        context == .outsideApplication ? .copy : .move
    }
    func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation) {
        print(operation.rawValue)
    }

    private func snapshot() -> NSImage? {
        guard let rep = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
        cacheDisplay(in: bounds, to: rep)
        let image = NSImage(size: bounds.size)
        image.addRepresentation(rep)
        return image
    }
}

func savePNG(_ image: NSImage, to url: URL) throws {
    guard let tiff = image.tiffRepresentation, let bitmap = NSBitmapImageRep(data: tiff),
          let data = bitmap.representation(using: .png, properties: [:]) else { return }
    try data.write(to: url)
}

func resized(_ image: NSImage, to size: NSSize) -> NSImage {
    NSImage(size: size, flipped: false) { rect in
        NSGraphicsContext.current?.imageInterpolation = .high
        image.draw(in: rect, from: .zero, operation: .copy, fraction: 1)
        return true
    }
}

func tinted(_ name: String) -> NSImage? {
    let configuration = NSImage.SymbolConfiguration(pointSize: 24, weight: .semibold, scale: .large)
        .applying(.init(paletteColors: [.systemRed, .white]))
    let image = NSImage(systemSymbolName: name, accessibilityDescription: nil)?.withSymbolConfiguration(configuration)
    image?.lockFocus()
    NSColor.red.set()
    NSRect(x: 0, y: 0, width: 10, height: 10).fill(using: .sourceAtop)
    image?.unlockFocus()
    var rect = NSRect.zero
    _ = image?.cgImage(forProposedRect: &rect, context: nil, hints: nil)
    return image
}

func copyToPasteboard(_ text: String, _ image: NSImage) {
    let pasteboard = NSPasteboard.general
    pasteboard.clearContents()
    pasteboard.writeObjects([text as NSString, image])
    pasteboard.setString(text, forType: .string)
    if let items = pasteboard.pasteboardItems {
        for item in items where item.types.contains(.fileURL) { print(item.string(forType: .fileURL) ?? "") }
    }
}
