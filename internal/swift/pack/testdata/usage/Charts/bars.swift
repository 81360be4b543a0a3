// target: ios16.0
// mode: 5

import SwiftUI
import Charts

struct Sale: Identifiable {
    enum Region: String, Plottable, CaseIterable { case north, south }
    let id = UUID()
    let day: Date
    let product: String
    let region: Region
    let amount: Int
}

struct SalesChart: View {
    let sales: [Sale]
    @State private var threshold = 50.0
    @State private var showsAverage = true
    private let palette: [Color] = [.blue, .green]

    private var average: Double {
        Double(sales.map(\.amount).reduce(0, +)) / Double(max(sales.count, 1))
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text("Sales").font(.headline)
            Chart {
                ForEach(sales) { sale in
                    BarMark(
                        x: .value("Day", sale.day, unit: .day),
                        y: .value("Amount", sale.amount),
                        width: .ratio(0.6)
                    )
                    .foregroundStyle(by: .value("Region", sale.region))
                    .position(by: .value("Region", sale.region))
                    .cornerRadius(4)
                    .opacity(Double(sale.amount) > threshold ? 1 : 0.5)
                    .annotation(position: .top, alignment: .center) {
                        Text("\(sale.amount)").font(.caption2).foregroundStyle(.secondary)
                    }
                    .accessibilityLabel(sale.product)
                    .accessibilityValue("\(sale.amount) sold")
                }
                if showsAverage {
                    RuleMark(y: .value("Average", average))
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
                        .foregroundStyle(.red)
                        .annotation(position: .top, alignment: .leading) { context in
                            Text("Average \(average, format: .number.precision(.fractionLength(0)))")
                                .frame(maxWidth: context.targetSize.width)
                        }
                }
            }
            .chartForegroundStyleScale(["north": Color.blue, "south": Color.orange])
            .chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 2)) { value in
                    AxisGridLine()
                    AxisTick()
                    if let date = value.as(Date.self) {
                        AxisValueLabel {
                            VStack(alignment: .leading) {
                                Text(date, format: .dateTime.day())
                                if value.index == 0 { Text(date, format: .dateTime.month()) }
                            }
                        }
                    }
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 4]))
                        .foregroundStyle(.gray.opacity(0.4))
                    AxisValueLabel(format: .currency(code: "USD").precision(.fractionLength(0)))
                        .font(.caption)
                }
            }
            .chartYScale(domain: 0...200)
            .chartLegend(position: .bottom, alignment: .center, spacing: 8)
            .chartPlotStyle { plot in
                plot.background(.gray.opacity(0.1)).border(Color.secondary, width: 1)
            }
            .frame(height: 240)
            .padding()
        }
    }
}

struct Ranking: View {
    let totals: [(name: String, total: Double)] = [("A", 3), ("B", 5)]

    var body: some View {
        Chart(totals, id: \.name) { item in
            BarMark(x: .value("Total", item.total), y: .value("Name", item.name))
                .foregroundStyle(Color.blue.gradient)
                .annotation(position: .overlay, alignment: .trailing) { Text(item.total, format: .number) }
        }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(preset: .extended, position: .leading) { _ in AxisValueLabel(horizontalSpacing: 8) } }
        .chartXScale(range: .plotDimension(padding: 20))
        .chartLegend(.hidden)
        .chartYAxisLabel("Name")
        .chartXAxisLabel("Total", position: .bottom, alignment: .center)
        .aspectRatio(1, contentMode: .fit)
    }
}
