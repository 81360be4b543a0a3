// target: macos15.0
// mode: 6

import SwiftUI

@main struct DeskApp: App {
    @State private var showsExtra = true
    @AppStorage("level") private var level = 1
    @Environment(\.openWindow) private var openWindow
    var body: some Scene {
        WindowGroup("Notes", id: "notes", for: UUID.self) { $id in
            ContentView(id: $id)
        } defaultValue: { UUID() }
        .windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unifiedCompact(showsTitle: false))
        .windowResizability(.contentMinSize)
        .defaultSize(width: 800, height: 600)
        .defaultPosition(.topLeading)
        .defaultLaunchBehavior(.presented)
        .restorationBehavior(.disabled)
        .windowLevel(.floating)
        .windowIdealSize(.fitToContent)
        .windowManagerRole(.principal)
        .windowBackgroundDragBehavior(.enabled)
        .keyboardShortcut("n", modifiers: [.command, .option])
        .commands {
            SidebarCommands()
            ToolbarCommands()
            TextFormattingCommands()
            ImportFromDevicesCommands()
            CommandMenu("Tools") { Button("Run") { openWindow(id: "log") }.keyboardShortcut("r") }
            CommandGroup(replacing: .singleWindowList) { EmptyView() }
            if level > 1 { CommandGroup(after: .help) { Link("Site", destination: URL(string: "https://example.com")!) } }
        }
        Window("Log", id: "log") { Text("log") }
            .commandsRemoved()
        UtilityWindow("Inspector", id: "inspector") { Text("info") }
        Settings { SettingsView() }
        MenuBarExtra("Notes", systemImage: "note", isInserted: $showsExtra) { SettingsLink(); Divider(); Button("Quit") { NSApplication.shared.terminate(nil) } }
            .menuBarExtraStyle(.window)
    }
}
struct ContentView: View {
    @Binding var id: UUID
    @Environment(\.openSettings) private var openSettings
    @Environment(\.openDocument) private var openDocument
    @Environment(\.newDocument) private var newDocument
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.resetFocus) private var resetFocus
    @Namespace private var namespace
    var body: some View {
        VStack {
            SettingsLink { Label("Settings", systemImage: "gear") }
            HelpLink(destination: URL(string: "https://example.com")!)
            Button("Open settings") { openSettings() }
            Button("Open") { Task { try? await openDocument(at: URL(fileURLWithPath: "/tmp/a.txt")) } }
            Button("Reset") { resetFocus(in: namespace) }.opacity(appearsActive ? 1 : 0.5)
        }
        .gesture(WindowDragGesture())
        .presentedWindowStyle(.automatic)
    }
}
struct SettingsView: View { var body: some View { TabView { Text("General").tabItem { Label("General", systemImage: "gear") } } } }
