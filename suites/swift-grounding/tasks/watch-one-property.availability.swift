import Observation
import Synchronization

let calls = Atomic(0)

@Observable
@MainActor
final class Session {
    var status = "idle"
    var retries = 0
}

@MainActor
func watchStatus(of session: Session, handler: @escaping @MainActor (String) -> Void) {
    withObservationTracking {
        _ = session.status
    } onChange: {
        Task { @MainActor in
            calls.add(1, ordering: .relaxed)
            handler(session.status)
            watchStatus(of: session, handler: handler)
        }
    }
}
