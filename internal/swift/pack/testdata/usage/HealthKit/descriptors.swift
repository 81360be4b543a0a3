// target: ios17.0
// mode: 6

import HealthKit
actor Heart {
    let store = HKHealthStore()
    var anchor: HKQueryAnchor?
    func watch() async throws {
        let type = HKQuantityType(.heartRate)
        let descriptor = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: type, predicate: HKQuery.predicateForSamples(withStart: .now, end: nil))], anchor: anchor)
        for try await update in descriptor.results(for: store) {
            for sample in update.addedSamples { print(sample.quantity.doubleValue(for: .count().unitDivided(by: .minute()))) }
            anchor = update.newAnchor
        }
    }
    func week() async throws -> Double {
        let steps = HKQuantityType(.stepCount)
        let sum = HKStatisticsCollectionQueryDescriptor(predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: .now, intervalComponents: DateComponents(day: 1))
        for try await result in sum.results(for: store) { print(result.statisticsCollection.statistics().count) }
        let one = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: steps), options: .cumulativeSum)
        let summaries = try await HKActivitySummaryQueryDescriptor(predicate: nil).result(for: store)
        print(summaries.count)
        return try await one.result(for: store)?.sumQuantity()?.doubleValue(for: .count()) ?? 0
    }
    func workouts() async throws -> [HKWorkout] {
        let descriptor = HKSampleQueryDescriptor(predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))], sortDescriptors: [], limit: 10)
        return try await descriptor.result(for: store)
    }
    func route(_ route: HKWorkoutRoute) async throws { for try await location in HKWorkoutRouteQueryDescriptor(route).results(for: store) { print(location.coordinate.latitude) } }
}
