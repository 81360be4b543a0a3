// target: macos13.0
// mode: 5

import AppKit

final class Options: NSMenu {
    init(names: [String]) {
        super.init(title: "Options")
        for name in names { addItem(NSMenuItem(title: name, action: nil, keyEquivalent: "")) }
    }
    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Overlay: NSPanel {
    init() {
        super.init(contentRect: .zero, styleMask: [.borderless, .nonactivatingPanel], backing: .buffered, defer: false)
        level = .mainMenu + 1
        isFloatingPanel = true
    }
    override var canBecomeKey: Bool { true }
    override func isAccessibilityElement() -> Bool { false }
}

enum Scheme {
    static var isDark: Bool { NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua }
}
