// target: ios17.0
// mode: 6

import SensitiveContentAnalysis
func isSafe(_ url: URL) async throws -> Bool {
    let analyzer = SCSensitivityAnalyzer()
    guard analyzer.analysisPolicy != .disabled else { return true }
    if url.pathExtension == "mov" { return try await !analyzer.videoAnalysis(forFileAt: url).hasSensitiveContent().isSensitive }
    return try await !analyzer.analyzeImage(at: url).isSensitive
}
