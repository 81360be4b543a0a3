// target: macos15.0
// mode: 6

import SwiftUI
@main struct PlacedApp: App {
    @State private var failed = false
    var body: some Scene {
        Window("Player", id: "player") { Text("a") }
            .windowStyle(.plain)
            .defaultWindowPlacement { content, context in
                let size = content.sizeThatFits(.unspecified)
                let display = context.defaultDisplay.visibleRect
                return WindowPlacement(CGPoint(x: display.midX - size.width / 2, y: display.maxY - size.height), size: size)
            }
            .defaultLaunchBehavior(.suppressed)
            .handlesExternalEvents(matching: ["player"])
            .commandsReplaced { CommandMenu("A") { Text("b") } }
            .windowToolbarLabelStyle(fixed: .iconOnly)
        AlertScene("Failed", isPresented: $failed) { Button("OK") {} } message: { Text("No disk") }
    }
}
