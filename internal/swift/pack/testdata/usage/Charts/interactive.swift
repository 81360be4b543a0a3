// target: ios17.0
// mode: 5

import SwiftUI
import Charts

@Observable
final class Model {
    var steps: [(date: Date, count: Int)] = []
    var scroll = Date.now
}

struct Steps: View {
    @State private var model = Model()
    @State private var selectedDate: Date?
    @State private var range: ClosedRange<Date>?
    @State private var selectedAngle: Double?
    @State private var position = Date()
    @Environment(\.calendar) private var calendar

    struct Share: Identifiable { let name: String; let value: Double; var id: String { name } }
    let shares = [Share(name: "Walk", value: 60), Share(name: "Run", value: 40)]

    var body: some View {
        ScrollView {
            Chart(model.steps, id: \.date) {
                BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Steps", $0.count))
                    .zIndex(-1)
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 30)
            .chartScrollPosition(x: $position)
            .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
            .chartXSelection(value: $selectedDate)
            .chartXSelection(range: $range)
            .frame(height: 200)
            .onChange(of: selectedDate) { _, date in print(date ?? .distantPast) }

            Chart(shares) { share in
                SectorMark(angle: .value("Share", share.value), innerRadius: .ratio(0.618), outerRadius: .inset(10), angularInset: 1.5)
                    .cornerRadius(5)
                    .foregroundStyle(by: .value("Name", share.name))
                    .opacity(selectedAngle == nil ? 1 : 0.3)
            }
            .chartAngleSelection(value: $selectedAngle)
            .chartLegend(alignment: .center, spacing: 18)
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let anchor = proxy.plotFrame {
                        let frame = geometry[anchor]
                        Text("Total").position(x: frame.midX, y: frame.midY)
                    }
                }
            }
            .chartGesture { proxy in
                SpatialTapGesture().onEnded { value in
                    proxy.selectAngleValue(at: proxy.angle(at: value.location))
                }
            }

            Chart {
                ForEach(Array(model.steps.enumerated()), id: \.offset) { index, step in
                    LineMark(x: .value("Index", index), y: .value("Steps", step.count))
                        .symbol { Image(systemName: "star") }
                }
                if let selectedDate {
                    RuleMark(x: .value("Selected", selectedDate, unit: .day))
                        .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                            Text(selectedDate, style: .date)
                        }
                }
            }
            .chartYScale(domain: .automatic(includesZero: false), type: .log)
            .chartXAxis { AxisMarks(values: Array(stride(from: 0, through: 10, by: 2))) }
        }
    }
}

#Preview { Steps() }
