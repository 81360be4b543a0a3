// target: ios18.0
// mode: 5

import Foundation

struct Region: Identifiable {
    let id: String
    let name: String
}

func regions(in locale: Locale = .current) -> [Region] {
    var found: [Region] = []
    for region in Locale.Region.isoRegions where region.identifier.count == 2 {
        guard let name = locale.localizedString(forRegionCode: region.identifier) else { continue }
        found.append(Region(id: region.identifier, name: name))
    }
    return found.sorted { a, b in
        a.name.compare(b.name, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
    }
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
