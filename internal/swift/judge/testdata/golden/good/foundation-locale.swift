// target: ios18.0
// mode: 5

import Foundation

struct Region: Identifiable {
    let id: String
    let name: String
}

func regions(in locale: Locale = .current) -> [Region] {
    Locale.Region.isoRegions
        .filter { $0.identifier.count == 2 }
        .compactMap { region in
            locale.localizedString(forRegionCode: region.identifier).map { Region(id: region.identifier, name: $0) }
        }
        .sorted { $0.name.compare($1.name, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending }
}

func usesMetric(_ locale: Locale) -> Bool {
    locale.measurementSystem == .metric
}

func diagnostics() -> [String: String] {
    let info = ProcessInfo.processInfo
    return [
        "system": info.operatingSystemVersionString,
        "memory": String(info.physicalMemory / 1_048_576),
        "language": Locale.current.language.languageCode?.identifier ?? "?",
        "zone": TimeZone.current.identifier,
    ]
}
