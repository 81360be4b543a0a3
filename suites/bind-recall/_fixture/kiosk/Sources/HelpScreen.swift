import Foundation

public enum Question {
    case lift
    case toilet
    case exit
    case person
}

public final class HelpScreen {
    private let plan: FloorPlan
    private let here: Int
    private var asked: [String: Int] = [:]

    public init(plan: FloorPlan, here: Int) {
        self.plan = plan
        self.here = here
    }

    public func answer(_ question: Question) -> String {
        asked["\(question)", default: 0] += 1
        switch question {
        case .lift:
            return plan.wayUp(from: here) ?? "Please ask a guard."
        case .toilet:
            return plan.toilets(near: here).first ?? "None on this floor."
        case .exit:
            return plan.spot("exit") == nil ? "Down the stairs." : "Follow the green signs."
        case .person:
            return "Somebody is on the way."
        }
    }

    public func mostAsked() -> String? {
        asked.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
