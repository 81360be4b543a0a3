@_exported import CoreGraphics
@_exported import Foundation

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) public enum SCSensitivityAnalysisPolicy: Int, Sendable { case disabled = 0, simpleInterventions, descriptiveInterventions }
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
    open var isSensitive: Bool { fatalError() }
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable) open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
    public override init() { fatalError() }
    open var analysisPolicy: SCSensitivityAnalysisPolicy { fatalError() }
    open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis { fatalError() }
    open func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { fatalError() }
    @preconcurrency open func analyzeImage(_ image: CGImage, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void) {}
    @preconcurrency open func analyzeImage(at fileURL: URL, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void) {}
    open func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { fatalError() }
    public struct VideoAnalysisHandler: Sendable {
        public let progress: Progress
        public func hasSensitiveContent() async throws -> SCSensitivityAnalysis { fatalError() }
    }
}
