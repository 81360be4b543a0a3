// target: ios17.0
// mode: 5

import SwiftUI
import TipKit

struct FavoriteTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    @Parameter(.transient) static var count: Int = 0
    static let didOpen = Event(id: "didOpen")
    static let appOpened = Tips.Event(id: "app")

    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Tap the heart.") }
    var image: Image? { Image(systemName: "heart") }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.$count) { $0 > 2 }
        #Rule(Self.didOpen) { $0.donations.count >= 3 }
        #Rule(Self.appOpened) { $0.donations.donatedWithin(.days(3)).count < 3 }
    }
    var actions: [Action] {
        Action(id: "learn", title: "Learn More")
        Action(id: "dismiss", title: "Dismiss") { print("dismissed") }
    }
    var options: [Option] {
        MaxDisplayCount(3)
        IgnoresDisplayFrequency(true)
    }
}
struct ArrayTip: Tip {
    var id: String = "array"
    var title: Text { Text("Title").foregroundStyle(.red) }
    var actions: [Tips.Action] { [Tips.Action(id: "a", title: "A"), Action(title: "B") {}] }
    var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
    var rules: [Tips.Rule] { [#Rule(FavoriteTip.$isLoggedIn) { $0 }] }
}

struct TipsApp: App {
    init() {
        try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    }
    var body: some Scene {
        WindowGroup {
            ContentView().task {
                do {
                    try Tips.resetDatastore()
                    try Tips.configure()
                } catch { print(error) }
            }
        }
    }
}
struct ContentView: View {
    let favorite = FavoriteTip()
    @State private var isFavorite = false
    var body: some View {
        NavigationStack {
            List {
                TipView(favorite, arrowEdge: .bottom) { action in
                    if action.id == "learn" { favorite.invalidate(reason: .actionPerformed) }
                }
                .tipBackground(.teal.opacity(0.2))
                .tipImageSize(CGSize(width: 30, height: 30))
                .tipCornerRadius(12)
                .tipViewStyle(Headline())
                TipView(ArrayTip())
            }
            .toolbar {
                Button("Favorite", systemImage: "heart") {
                    isFavorite.toggle()
                    favorite.invalidate(reason: .actionPerformed)
                    FavoriteTip.isLoggedIn = true
                    FavoriteTip.count += 1
                    Task { await FavoriteTip.didOpen.donate() }
                    FavoriteTip.appOpened.sendDonation()
                }
                .popoverTip(favorite, arrowEdge: .top)
            }
            .task {
                for await status in favorite.statusUpdates {
                    if case .invalidated(.tipClosed) = status { print("closed") }
                }
            }
            .onAppear { FavoriteTip.isLoggedIn.toggle() }
        }
    }
}
struct Headline: TipViewStyle {
    func makeBody(configuration: TipViewStyle.Configuration) -> some View {
        VStack {
            configuration.title?.font(.headline)
            configuration.message
            configuration.image
            ForEach(configuration.actions) { action in
                Button(action: action.handler, label: { action.label() })
            }
        }
    }
}
