// target: ios17.0
// mode: 5
// expect: 8 could_not_find_type_member

import HealthKit

func beats(_ sample: HKQuantitySample) -> Double {
    sample.quantity.doubleValue(for: .beats())
}
