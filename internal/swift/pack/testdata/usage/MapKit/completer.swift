// target: macos14.0
// mode: 6

import MapKit
import SwiftUI

@Observable @MainActor
final class Completions: NSObject, @preconcurrency MKLocalSearchCompleterDelegate {
    private let completer = MKLocalSearchCompleter()
    private(set) var results: [MKLocalSearchCompletion] = []
    var query = "" { didSet { completer.queryFragment = query } }

    override init() {
        super.init()
        completer.delegate = self
        completer.resultTypes = [.address, .pointOfInterest]
    }

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { results = completer.results }

    func place(for completion: MKLocalSearchCompletion) async throws -> MKMapItem? {
        let search = MKLocalSearch(request: MKLocalSearch.Request(completion: completion))
        let response = try await search.start()
        return response.mapItems.first
    }

    func address(of location: CLLocation) async throws -> String? {
        try await CLGeocoder().reverseGeocodeLocation(location).first?.postalCode
    }
}

struct SearchList: View {
    @State private var model = Completions()
    var body: some View {
        List(model.results, id: \.self) { result in
            VStack(alignment: .leading) { Text(result.title); Text(result.subtitle).font(.caption) }
        }
        .searchable(text: $model.query)
    }
}
