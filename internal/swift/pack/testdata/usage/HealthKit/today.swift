// target: ios17.0
// mode: 5

import HealthKit
@Observable final class Health { let store = HKHealthStore(); var steps = 0.0
 func auth() async throws { guard HKHealthStore.isHealthDataAvailable() else { return }
  let types: Set<HKObjectType> = [HKQuantityType(.stepCount), HKQuantityType(.heartRate), HKObjectType.categoryType(forIdentifier: .sleepAnalysis)!, HKObjectType.workoutType()]
  try await store.requestAuthorization(toShare: [], read: types) }
 func today() async throws -> Double {
  let start = Calendar.current.startOfDay(for: .now)
  let p = HKQuery.predicateForSamples(withStart: start, end: .now, options: .strictStartDate)
  let d = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: HKQuantityType(.stepCount), predicate: p), options: .cumulativeSum)
  return try await d.result(for: store)?.sumQuantity()?.doubleValue(for: .count()) ?? 0 }
 func samples() async throws -> [HKQuantitySample] { try await HKSampleQueryDescriptor(predicates: [.quantitySample(type: HKQuantityType(.heartRate))], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 10).result(for: store) }
}
