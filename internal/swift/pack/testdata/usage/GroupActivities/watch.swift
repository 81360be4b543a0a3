// target: ios17.0
// mode: 5

import GroupActivities
struct Watch: GroupActivity { var metadata: GroupActivityMetadata { GroupActivityMetadata() } }
func begin() async {
    switch await Watch().prepareForActivation() {
    case .activationDisabled: print("local")
    case .activationPreferred: _ = try? await Watch().activate()
    case .cancelled: break
    default: break
    }
}
func leave(_ s: GroupSession<Watch>) { if s.activeParticipants.count > 1 { s.leave() } else { s.end() } }
