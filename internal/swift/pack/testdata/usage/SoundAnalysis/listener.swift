// target: ios17.0
// mode: 6

import SoundAnalysis
import AVFAudio
final class Listener: NSObject, SNResultsObserving {
    private let engine = AVAudioEngine()
    private var analyzer: SNAudioStreamAnalyzer?
    private let queue = DispatchQueue(label: "sound")
    func start() throws {
        let format = engine.inputNode.outputFormat(forBus: 0)
        let analyzer = SNAudioStreamAnalyzer(format: format)
        let request = try SNClassifySoundRequest(classifierIdentifier: .version1)
        request.overlapFactor = 0.5
        request.windowDuration = CMTime(seconds: 1.5, preferredTimescale: 48_000)
        print(request.knownClassifications.count)
        try analyzer.add(request, withObserver: self)
        engine.inputNode.installTap(onBus: 0, bufferSize: 8192, format: format) { buffer, time in analyzer.analyze(buffer, atAudioFramePosition: time.sampleTime) }
        self.analyzer = analyzer
        try engine.start()
    }
    func request(_ request: any SNRequest, didProduce result: any SNResult) {
        guard let result = result as? SNClassificationResult, let top = result.classifications.first else { return }
        print(top.identifier, top.confidence, result.timeRange.start.seconds)
    }
}
