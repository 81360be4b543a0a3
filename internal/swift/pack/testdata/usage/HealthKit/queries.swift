// target: ios16.0
// mode: 5

import HealthKit
class H { let store = HKHealthStore()
 func q(_ done: @escaping (Double) -> Void) { guard let t = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return }
  let q = HKStatisticsQuery(quantityType: t, quantitySamplePredicate: nil, options: .cumulativeSum) { _, r, e in done(r?.sumQuantity()?.doubleValue(for: HKUnit.count()) ?? 0) }
  store.execute(q)
  let hr = HKUnit.count().unitDivided(by: .minute()); let hr2 = HKUnit(from: "count/min")
  let s = HKSampleQuery(sampleType: HKObjectType.quantityType(forIdentifier: .heartRate)!, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)]) { _, samples, _ in (samples as? [HKQuantitySample])?.forEach { print($0.quantity.doubleValue(for: hr), hr2) } }
  store.execute(s)
  let c = HKStatisticsCollectionQuery(quantityType: t, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: Date(), intervalComponents: DateComponents(day: 1))
  c.initialResultsHandler = { _, coll, _ in coll?.enumerateStatistics(from: .now, to: .now) { st, _ in print(st.startDate, st.sumQuantity()?.doubleValue(for: .count()) ?? 0) } }
  store.execute(c)
  let o = HKObserverQuery(sampleType: t, predicate: nil) { _, completion, error in completion() }
  store.execute(o); store.enableBackgroundDelivery(for: t, frequency: .immediate) { ok, e in }
  let sample = HKQuantitySample(type: HKQuantityType.quantityType(forIdentifier: .bodyMass)!, quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70), start: Date(), end: Date())
  store.save(sample) { ok, err in }
  store.requestAuthorization(toShare: [t], read: [t]) { ok, err in }
 } }
