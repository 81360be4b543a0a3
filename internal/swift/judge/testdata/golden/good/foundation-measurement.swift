// target: ios18.0
// mode: 5

import Foundation

struct Ride {
    var distance: Measurement<UnitLength>
    var duration: Measurement<UnitDuration>

    var speed: Measurement<UnitSpeed> {
        let metres = distance.converted(to: .meters).value
        let seconds = duration.converted(to: .seconds).value
        return Measurement(value: metres / seconds, unit: UnitSpeed.metersPerSecond)
    }

    func described() -> String {
        let kilometers = speed.converted(to: .kilometersPerHour)
        return kilometers.value.formatted(.number.precision(.fractionLength(1))) + " " + kilometers.unit.symbol
    }
}

func total(_ rides: [Ride]) -> Measurement<UnitLength> {
    rides.reduce(Measurement(value: 0, unit: .kilometers)) { $0 + $1.distance }
}

let commute = Ride(distance: Measurement(value: 12, unit: .kilometers), duration: Measurement(value: 35, unit: .minutes))
