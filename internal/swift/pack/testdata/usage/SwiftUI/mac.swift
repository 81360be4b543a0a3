// target: macos14.0
// mode: 5

import SwiftUI

struct SettingsPane: View {
    @AppStorage("wraps") private var wraps = true
    @State private var rows = ["a"]
    @State private var selection: String?
    var body: some View {
        TabView {
            Form { Toggle("Wrap lines", isOn: $wraps) }
                .formStyle(.grouped)
                .tabItem { Label("General", systemImage: "gear") }
        }
        .frame(width: 400, height: 300)
        .onHover { _ in }
        .onExitCommand {}
        .help("Settings")
    }
}

@main
struct Notes: App {
    @State private var column = NavigationSplitViewVisibility.all
    var body: some Scene {
        WindowGroup("Notes", id: "notes") {
            NavigationSplitView(columnVisibility: $column) {
                List { Text("x") }.listStyle(.sidebar).navigationSplitViewColumnWidth(min: 150, ideal: 200)
            } detail: {
                Text("y").inspector(isPresented: .constant(true)) { Text("z") }
            }
        }
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .defaultSize(width: 600, height: 400)
        .commands {
            CommandGroup(after: .newItem) {
                Button("Import…") {}.keyboardShortcut("i", modifiers: [.command, .shift])
            }
            CommandMenu("View") { Button("Zoom") {} }
            SidebarCommands()
        }
        Settings { SettingsPane() }
        MenuBarExtra("Notes", systemImage: "note") { Button("Quit") {} }
            .menuBarExtraStyle(.window)
    }
}
