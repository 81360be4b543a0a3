import Observation

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
            handler(session.retries)
            watchStatus(of: session, handler: handler)
        }
    }
}
