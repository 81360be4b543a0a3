// target: ios17.0
// mode: 5

import SwiftUI

struct ThemeKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var theme: Color {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

@Observable
final class Session {
    var user: String?
}

struct Greeting: View {
    @Environment(\.theme) private var theme
    @Environment(Session.self) private var session
    @FocusState private var isFocused: Bool
    @State private var name = ""

    var body: some View {
        Group {
            if let user = session.user {
                Text("Hello, \(user)").foregroundStyle(theme)
            } else {
                TextField("Your name", text: $name)
                    .focused($isFocused)
                    .submitLabel(.done)
                    .onSubmit { session.user = name }
            }
        }
        .onAppear { isFocused = true }
        .disabled(name.count > 20)
    }
}

struct Root: View {
    @State private var session = Session()

    var body: some View {
        Greeting()
            .environment(session)
            .environment(\.theme, .green)
    }
}
