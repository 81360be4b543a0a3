// target: ios17.0
// mode: 6

import OSLog
let logger = Logger(subsystem: "com.example", category: "net")
func logAll(bytes: Int, path: String, error: any Error, ok: Bool, time: Double, code: Int32) {
    logger.info("Loaded \(bytes, format: .byteCount) from \(path, privacy: .public) in \(time, format: .fixed(precision: 2))s")
    logger.debug("\(bytes, format: .hex(includePrefix: true), align: .right(columns: 10)) \(ok, format: .answer) \(path, align: .left(columns: 20), privacy: .private(mask: .hash))")
    logger.error("failed \(error.localizedDescription, privacy: .sensitive) \(code, format: .darwinErrno) \(bytes, format: .decimal(minDigits: 3), privacy: .auto)")
    logger.log(level: .fault, "\(time, format: .exponential(precision: 3)) \(String(describing: ok))")
}
func signposts() async throws {
    let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    let id = signposter.makeSignpostID()
    let state = signposter.beginInterval("load", id: id, "start \(3)")
    signposter.emitEvent("progress", id: id)
    signposter.endInterval("load", state, "done")
    let animation = signposter.beginAnimationInterval("fade")
    signposter.endInterval("fade", animation)
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(at: store.position(date: .now.addingTimeInterval(-60)), matching: NSPredicate(format: "subsystem == %@", "a"))
    for case let entry as OSLogEntryLog in entries { print(entry.date, entry.level.rawValue, entry.composedMessage, entry.components.count) }
    let spans = entries.compactMap { $0 as? OSLogEntrySignpost }.filter { $0.signpostType == .intervalBegin }
    print(spans.map(\.signpostName))
}
