// target: ios17.0
// mode: 6

import LocalAuthentication

@MainActor
final class Gate {
    private(set) var isOpen = false
    private(set) var message = ""

    var sensor: String {
        let context = LAContext()
        _ = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
        switch context.biometryType {
        case .faceID: return "Face ID"
        case .touchID: return "Touch ID"
        case .opticID: return "Optic ID"
        case .none: return "none"
        @unknown default: return "other"
        }
    }

    func open() async {
        let context = LAContext()
        context.localizedFallbackTitle = ""
        context.localizedCancelTitle = "Later"
        context.touchIDAuthenticationAllowableReuseDuration = 5
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else {
            message = error?.localizedDescription ?? ""
            return
        }
        do {
            isOpen = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
        } catch let error as LAError where error.code == .userCancel {
            message = "cancelled"
        } catch LAError.biometryLockout {
            message = "locked"
        } catch {
            message = error.localizedDescription
        }
    }

    func ask() {
        LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") { success, error in
            let code = (error as? LAError)?.code
            Task { @MainActor in
                self.isOpen = success
                if code == .biometryNotEnrolled { self.message = "enrol" }
            }
        }
    }
}
