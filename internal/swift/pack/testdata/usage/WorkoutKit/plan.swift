// target: ios17.0
// mode: 5

import WorkoutKit
import HealthKit
func plan() -> WorkoutPlan {
    let warmup = WorkoutStep(goal: .time(5, .minutes))
    let work = IntervalStep(.work, goal: .distance(400, .meters), alert: .heartRate(zone: 4))
    let rest = IntervalStep(.recovery, goal: .time(90, .seconds))
    let block = IntervalBlock(steps: [work, rest], iterations: 6)
    return WorkoutPlan(.custom(CustomWorkout(activity: .running, location: .outdoor, displayName: "Track", warmup: warmup, blocks: [block], cooldown: WorkoutStep())))
}
func schedule() async {
    guard WorkoutScheduler.isSupported else { return }
    _ = await WorkoutScheduler.shared.requestAuthorization()
    await WorkoutScheduler.shared.schedule(plan(), at: DateComponents(year: 2025, month: 1, day: 2))
}
