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
            await Task.suspend()
            handler(session.status)
            watchStatus(of: session, handler: handler)
        }
    }
}
