// target: macos15.0
// mode: 6

import Vision
import CoreImage
func analyse(_ image: CIImage) async throws {
    let handler = ImageRequestHandler(image, orientation: .right)
    let (faces, texts) = try await handler.perform(DetectFaceRectanglesRequest(), RecognizeTextRequest())
    print(faces.count, texts.first?.topCandidates(1).first?.string ?? "")
    let scores = try await handler.perform(CalculateImageAestheticsScoresRequest())
    print(scores.overallScore, scores.isUtility)
    let labels = try await handler.perform(ClassifyImageRequest())
    print(labels.filter { $0.hasMinimumPrecision(0.1, forRecall: 0.8) }.map { $0.identifier })
}
