// target: ios16.0
// mode: 6

import Charts
import SwiftUI

struct Reading: Identifiable {
    var id: Date { time }
    let time: Date
    let low: Double
    let high: Double
    let sensor: String
}

struct Temperatures: View {
    let readings: [Reading]
    @State private var selected: Reading?

    private var bounds: ClosedRange<Double> {
        let lows = readings.map(\.low), highs = readings.map(\.high)
        return (lows.min() ?? 0)...(highs.max() ?? 1)
    }

    private let curve = LinearGradient(colors: [.blue.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom)

    var body: some View {
        Chart(readings) { reading in
            AreaMark(
                x: .value("Time", reading.time),
                yStart: .value("Low", reading.low),
                yEnd: .value("High", reading.high)
            )
            .interpolationMethod(.catmullRom)
            .foregroundStyle(curve)

            LineMark(
                x: .value("Time", reading.time),
                y: .value("High", reading.high),
                series: .value("Sensor", reading.sensor)
            )
            .interpolationMethod(.monotone)
            .lineStyle(.init(lineWidth: 2, lineCap: .round))
            .symbol(by: .value("Sensor", reading.sensor))
            .foregroundStyle(by: .value("Sensor", reading.sensor))

            PointMark(x: .value("Time", reading.time), y: .value("High", reading.high))
                .symbolSize(reading.id == selected?.id ? 100 : 40)
                .symbol(.circle)

            if let selected, selected.id == reading.id {
                RuleMark(x: .value("Selected", selected.time))
                    .foregroundStyle(.secondary)
                    .offset(y: -10)
                    .annotation(position: .topLeading, spacing: 0) { Callout(reading: selected) }
            }
        }
        .chartYScale(domain: bounds)
        .chartXScale(domain: readings.first!.time...readings.last!.time)
        .chartSymbolScale(["Inside": Circle().strokeBorder(lineWidth: 2)])
        .chartSymbolScale(domain: ["In", "Out"], range: [.circle, .square])
        .chartForegroundStyleScale(range: [Color.red, .blue])
        .chartYAxis {
            AxisMarks(format: Decimal.FormatStyle.number, position: .leading, values: .automatic(minimumStride: 5.0))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 3)) {
                AxisTick(length: .longestLabel)
                AxisGridLine()
                AxisValueLabel(format: .dateTime.hour(), centered: true, collisionResolution: .greedy)
            }
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        DragGesture()
                            .onChanged { value in
                                let origin = geometry[proxy.plotAreaFrame].origin
                                let x = value.location.x - origin.x
                                guard x >= 0, x < proxy.plotAreaSize.width, let date: Date = proxy.value(atX: x) else { return }
                                selected = readings.min { abs($0.time.distance(to: date)) < abs($1.time.distance(to: date)) }
                            }
                            .onEnded { _ in selected = nil }
                    )
            }
        }
        .chartBackground { proxy in
            ZStack(alignment: .topLeading) {
                if let selected, let x = proxy.position(forX: selected.time) {
                    Text(selected.sensor).offset(x: x)
                }
            }
        }
        .chartLegend(position: .top) {
            HStack { Circle().fill(.red).frame(width: 8); Text("Inside") }
        }
    }
}

struct Callout: View {
    let reading: Reading
    var body: some View { Text(reading.high.formatted()).padding(4).background(.thinMaterial, in: Capsule()) }
}

struct Square: ChartSymbolShape, InsettableShape {
    var inset: CGFloat = 0
    func inset(by amount: CGFloat) -> Square {
        var square = self
        square.inset += amount
        return square
    }
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

struct TemperatureMark: ChartContent {
    let reading: Reading
    var body: some ChartContent {
        Plot {
            RectangleMark(x: .value("Time", reading.time), yStart: .value("Low", reading.low), yEnd: .value("High", reading.high), width: 4)
            PointMark(x: .value("Time", reading.time), y: .value("Mean", (reading.low + reading.high) / 2))
        }
        .accessibilityLabel(Text(reading.time, style: .time))
    }
}

@ChartContentBuilder
func marks(for readings: [Reading], asBars: Bool) -> some ChartContent {
    ForEach(readings, id: \.time) { reading in
        if asBars {
            BarMark(x: .value("Time", reading.time), yStart: .value("Low", reading.low), yEnd: .value("High", reading.high))
        } else {
            TemperatureMark(reading: reading)
        }
    }
}
