// target: ios17.0
// mode: 5

import GroupActivities
import SwiftUI
import Combine
struct DrawTogether: GroupActivity {
    static let activityIdentifier = "com.example.draw"
    let title: String
    var metadata: GroupActivityMetadata {
        var m = GroupActivityMetadata()
        m.title = title
        m.type = .watchTogether
        m.fallbackURL = URL(string: "https://example.com")
        return m
    }
}
struct Stroke: Codable, Sendable { var points: [CGPoint] }
@MainActor
final class Canvas: ObservableObject {
    @Published var strokes: [Stroke] = []
    @Published var session: GroupSession<DrawTogether>?
    private var messenger: GroupSessionMessenger?
    private var subscriptions = Set<AnyCancellable>()
    private var tasks = Set<Task<Void, Never>>()
    func configure(_ session: GroupSession<DrawTogether>) {
        self.session = session
        let messenger = GroupSessionMessenger(session: session)
        self.messenger = messenger
        session.$state.sink { if case .invalidated = $0 { self.session = nil } }.store(in: &subscriptions)
        session.$activeParticipants.sink { people in print(people.count) }.store(in: &subscriptions)
        let task = Task {
            for await (message, _) in messenger.messages(of: Stroke.self) { self.strokes.append(message) }
        }
        tasks.insert(task)
        session.join()
    }
    func send(_ s: Stroke) { Task { try? await messenger?.send(s) } }
    func share() { Task { do { _ = try await DrawTogether(title: "x").activate() } catch { print(error) } } }
}
struct ContentView: View {
    @StateObject private var canvas = Canvas()
    @StateObject private var observer = GroupStateObserver()
    var body: some View {
        Button("Share") { canvas.share() }
            .disabled(!observer.isEligibleForGroupSession)
            .task { for await session in DrawTogether.sessions() { canvas.configure(session) } }
    }
}
