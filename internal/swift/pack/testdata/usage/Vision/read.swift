// target: ios18.0
// mode: 6

import Vision
import UIKit

struct TextScanner {
    func lines(in image: CGImage) async throws -> [String] {
        var request = RecognizeTextRequest()
        request.recognitionLevel = .accurate
        request.recognitionLanguages = [Locale.Language(identifier: "en-US"), Locale.Language(identifier: "de-DE")]
        request.usesLanguageCorrection = true
        request.automaticallyDetectsLanguage = false
        request.customWords = ["Assay"]
        request.minimumTextHeightFraction = 0.02
        let observations = try await request.perform(on: image)
        return observations.compactMap { $0.topCandidates(1).first?.string }
    }
    func boxes(in data: Data, size: CGSize) async throws -> [(String, CGRect)] {
        try await RecognizeTextRequest().perform(on: data, orientation: .up).compactMap { o in
            guard let best = o.topCandidates(1).first, best.confidence > 0.5 else { return nil }
            return (best.string, o.boundingBox.toImageCoordinates(size, origin: .upperLeft))
        }
    }
}
