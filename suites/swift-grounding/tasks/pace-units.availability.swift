import Foundation

func paceLabel(secondsPerKilometre: Double, locale: Locale = .current) -> String {
    let isMetric = locale.measurementSystem == .metric
    let seconds = isMetric ? secondsPerKilometre : secondsPerKilometre * 1.609344
    let isSlow = (try? #Predicate<Double> { $0 > 600 }.evaluate(seconds)) ?? false
    if isSlow { return "walk" }
    let pace = Duration.seconds(seconds.rounded())
    return pace.formatted(.time(pattern: .minuteSecond)) + (isMetric ? " /km" : " /mi")
}
