// target: ios17.0
// mode: 6

import MetricKit
import OSLog
final class Metrics: NSObject, MXMetricManagerSubscriber {
    override init() { super.init(); MXMetricManager.shared.add(self) }
    deinit { MXMetricManager.shared.remove(self) }
    func didReceive(_ payloads: [MXMetricPayload]) {
        for payload in payloads {
            print(payload.timeStampBegin, payload.applicationLaunchMetrics?.histogrammedTimeToFirstDraw.totalBucketCount ?? 0, payload.memoryMetrics?.peakMemoryUsage.value ?? 0)
            print(payload.applicationExitMetrics?.foregroundExitData.cumulativeAbnormalExitCount ?? 0, payload.jsonRepresentation().count)
        }
    }
    func didReceive(_ payloads: [MXDiagnosticPayload]) { for p in payloads { for crash in p.crashDiagnostics ?? [] { print(crash.terminationReason ?? "", crash.callStackTree.jsonRepresentation().count, crash.metaData.osVersion, crash.signal ?? 0) }; for hang in p.hangDiagnostics ?? [] { print(hang.hangDuration) } } }
}
let handle = MXMetricManager.makeLogHandle(category: "load")
func mark() { mxSignpost(.begin, log: handle, name: "Load"); mxSignpost(.end, log: handle, name: "Load") }
