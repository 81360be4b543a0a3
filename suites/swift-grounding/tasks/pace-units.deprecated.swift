import Foundation

func paceLabel(secondsPerKilometre: Double, locale: Locale = .current) -> String {
    let isMetric = locale.usesMetricSystem
    let seconds = isMetric ? secondsPerKilometre : secondsPerKilometre * 1.609344
    let pace = Duration.seconds(seconds.rounded())
    return pace.formatted(.time(pattern: .minuteSecond)) + (isMetric ? " /km" : " /mi")
}
