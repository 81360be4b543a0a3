import Synchronization

final class LaunchGate: Sendable {
    private let isOpen = Atomic(false)

    func open() -> Bool {
        isOpen.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
    }
}
