// target: ios18.0
// mode: 5

import SwiftUI

struct RootView: View {
    enum Section: Hashable {
        case home, search
    }

    @State private var selection = Section.home
    @State private var showsSheet = false

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: Section.home) {
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(0..<20, id: \.self) { number in
                            Text("Row \(number)")
                        }
                    }
                }
            }
            Tab("Search", systemImage: "magnifyingglass", value: Section.search) {
                Button("Open") { showsSheet = true }
            }
        }
        .sheet(isPresented: $showsSheet) {
            Text("Sheet")
                .presentationDetents([.medium, .large])
        }
        .tint(.purple)
    }
}

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}
