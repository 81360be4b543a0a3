// target: macos13.0
// mode: 5

import SwiftUI
import Charts

struct Histogram: View {
    struct Bin: Identifiable { let id: Int; let range: Range<Double>; let count: Int }
    var bins: [Bin] = []
    @State private var style = 0

    var body: some View {
        Group {
            if style == 0 {
                chart.chartYAxis { AxisMarks(position: .leading) }
            } else {
                chart.chartYAxis(.hidden)
            }
        }
        .padding()
        .frame(minWidth: 300)
    }

    private var chart: some View {
        Chart(bins) { bin in
            switch style {
            case 0:
                BarMark(x: .value("Value", bin.range), y: .value("Count", bin.count))
            case 1:
                RectangleMark(xStart: .value("From", bin.range.lowerBound), xEnd: .value("To", bin.range.upperBound), yStart: .value("Base", 0), yEnd: .value("Count", bin.count))
                    .foregroundStyle(.linearGradient(colors: [.purple, .pink], startPoint: .bottom, endPoint: .top))
            default:
                AreaMark(x: .value("Value", bin.range.lowerBound), y: .value("Count", bin.count), stacking: .normalized)
                    .interpolationMethod(.stepCenter)
            }
        }
        .chartXAxis {
            AxisMarks(values: [0, 25, 50, 75, 100]) { value in
                AxisValueLabel {
                    if let percent = value.as(Int.self) { Text("\(percent) %") }
                }
                AxisGridLine(centered: true)
            }
            AxisMarks(position: .top, values: .automatic) { AxisTick() }
        }
    }
}

struct Sparkline: View {
    var values: [CGFloat]

    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { i in
                LineMark(x: .value("x", i), y: .value("y", values[i]))
            }
            ForEach(0..<3) { n in
                PointMark(x: .value("x", n), y: .value("y", Double(n) * 1.5)).symbol(.diamond.strokeBorder(lineWidth: 1))
            }
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
        .foregroundStyle(.tint)
    }
}
