import SwiftUI

struct Departure: Identifiable {
    let id = UUID()
    let time: Date
    let destination: String
}

struct DeparturesBoard: View {
    let load: () async throws -> [Departure]
    @State private var departures: [Departure] = []
    @State private var message = ""
    @State private var showsError = false

    var body: some View {
        List(departures) { departure in
            HStack {
                Text(departure.time, style: .time)
                Text(departure.destination)
            }
        }
        .overlay {
            if departures.isEmpty {
                Text("No departures")
            }
        }
        .task { await reload() }
        .pullToRefresh { await reload() }
        .alert("Could not load", isPresented: $showsError) {
            Button("OK") {}
        } message: {
            Text(message)
        }
    }

    private func reload() async {
        do {
            departures = try await load().sorted { $0.time < $1.time }
        } catch {
            message = error.localizedDescription
            showsError = true
        }
    }
}
