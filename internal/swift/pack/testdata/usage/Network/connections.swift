// target: ios17.0
// mode: 5

import Foundation
import Network
import Observation

@MainActor @Observable final class Reachability {
    private(set) var isOnline = true
    @ObservationIgnored private let monitor = NWPathMonitor()
    func start() {
        monitor.pathUpdateHandler = { [weak self] path in
            let online = path.status == .satisfied
            Task { @MainActor in self?.isOnline = online }
        }
        monitor.start(queue: DispatchQueue(label: "monitor"))
    }
}
func paths() -> AsyncStream<NWPath> {
    AsyncStream { c in
        let m = NWPathMonitor(requiredInterfaceType: .wifi)
        m.pathUpdateHandler = { c.yield($0) }
        c.onTermination = { _ in m.cancel() }
        m.start(queue: .main)
    }
}
func talk() throws {
    let c = NWConnection(host: "example.com", port: 443, using: .tls)
    c.stateUpdateHandler = { s in
        switch s {
        case .ready: c.send(content: Data("hi".utf8), completion: .contentProcessed { e in print(e as Any) })
        case .failed(let e): print(e.localizedDescription)
        default: break
        }
    }
    c.receive(minimumIncompleteLength: 1, maximumLength: 100) { d, _, done, e in if let d, done { print(d.count) } }
    c.start(queue: .global())
    let l = try NWListener(using: .tcp, on: 8080)
    l.newConnectionHandler = { $0.start(queue: .main) }
    l.start(queue: .main)
}
