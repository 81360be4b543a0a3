// target: ios18.0
// mode: 6

import SwiftUI
import Translation
struct T: View { @State private var c: TranslationSession.Configuration?; @State private var out = ""
 var body: some View { Text(out).translationTask(c) { s in do { let r = try await s.translate("a"); out = r.targetText } catch { } }; Button("x") { if c == nil { c = .init(source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "fr")) } else { c?.invalidate() } } } }
struct T2: View { @State var b = false; var body: some View { Text("a").translationPresentation(isPresented: $b, text: "x") } }
