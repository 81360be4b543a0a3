// target: macos14.0
// mode: 6

import SwiftUI
import AppKit

struct SearchField: NSViewRepresentable {
    @Binding var text: String
    var placeholder = "Search"

    func makeNSView(context: Context) -> NSSearchField {
        let field = NSSearchField()
        field.delegate = context.coordinator
        field.placeholderString = placeholder
        field.sendsSearchStringImmediately = true
        field.focusRingType = .none
        return field
    }
    func updateNSView(_ nsView: NSSearchField, context: Context) {
        if nsView.stringValue != text { nsView.stringValue = text }
        nsView.isEnabled = context.environment.isEnabled
    }
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSSearchField, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 200, height: nsView.intrinsicContentSize.height)
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, NSSearchFieldDelegate {
        var parent: SearchField
        init(_ parent: SearchField) { self.parent = parent }
        func controlTextDidChange(_ obj: Notification) {
            guard let field = obj.object as? NSSearchField else { return }
            parent.text = field.stringValue
        }
        func searchFieldDidEndSearching(_ sender: NSSearchField) { parent.text = "" }
    }
}

struct WindowAccessor: NSViewRepresentable {
    let callback: (NSWindow?) -> Void
    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async { callback(view.window) }
        return view
    }
    func updateNSView(_ nsView: NSView, context: Context) {}
}

struct Pane: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController {
        NSHostingController(rootView: Text("Pane"))
    }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {
        nsViewController.title = "Pane"
    }
}

@MainActor
final class Panel: NSPanel {
    init<Content: View>(@ViewBuilder content: () -> Content) {
        super.init(contentRect: .zero, styleMask: [.nonactivatingPanel, .titled, .closable, .fullSizeContentView], backing: .buffered, defer: true)
        isFloatingPanel = true
        level = .floating
        collectionBehavior.insert(.fullScreenAuxiliary)
        titleVisibility = .hidden
        titlebarAppearsTransparent = true
        isMovableByWindowBackground = true
        hidesOnDeactivate = true
        standardWindowButton(.closeButton)?.isHidden = true
        let hosting = NSHostingView(rootView: content())
        hosting.sizingOptions = [.minSize, .intrinsicContentSize]
        contentView = hosting
        backgroundColor = .clear
    }
    override var canBecomeKey: Bool { true }
    override var canBecomeMain: Bool { true }
    override func resignMain() {
        super.resignMain()
        close()
    }
    override func cancelOperation(_ sender: Any?) { orderOut(sender) }
}

struct ContentView: View {
    @State private var text = ""
    var body: some View {
        VStack {
            SearchField(text: $text)
            Image(nsImage: NSImage(named: NSImage.applicationIconName) ?? NSImage())
                .foregroundStyle(Color(nsColor: .controlAccentColor))
        }
        .background(WindowAccessor { $0?.isOpaque = false })
    }
}
