// target: ios18.0
// mode: 6

import Charts
import SwiftUI

struct Sample: Identifiable {
  let id: Int
  let x: Double
  let y: Double
  let kind: String
}

struct FunctionChart: View {
  let samples: [Sample]

  var body: some View {
    Chart {
      AreaPlot(x: "x", y: "sin(x)") { x in sin(x) }
        .foregroundStyle(.blue.opacity(0.2))
      LinePlot(x: "x", y: "sin(x)", domain: -3.0...3.0) { x in sin(x) }
        .lineStyle(StrokeStyle(lineWidth: 2))
      PointPlot(samples, x: .value("x", \.x), y: .value("y", \.y))
        .foregroundStyle(by: .value("Kind", \.kind))
    }
    .chartXScale(domain: -3...3)
  }
}

struct Histogram: View {
  let values: [Double]

  var body: some View {
    let bins = NumberBins(data: values, desiredCount: 10)
    let groups = Dictionary(grouping: values, by: bins.index)
    Chart(groups.keys.sorted(), id: \.self) { index in
      BarMark(x: .value("Value", bins[index]), y: .value("Count", groups[index]!.count))
    }
  }
}
