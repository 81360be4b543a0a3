// target: ios18.0
// mode: 6

import Vision
func similarity(_ a: CGImage, _ b: CGImage) async throws -> Double {
    let request = GenerateImageFeaturePrintRequest()
    async let first = request.perform(on: a)
    async let second = request.perform(on: b)
    return try await first.distance(to: second)
}
func all(_ handler: ImageRequestHandler) async {
    for await result in handler.performAll([RecognizeTextRequest(), DetectBarcodesRequest()]) {
        switch result {
        case .recognizeText(_, let observations): print(observations.count)
        case .detectBarcodes(_, let observations): print(observations.first?.payloadString ?? "")
        default: break
        }
    }
}
func crop(_ rect: NormalizedRect) -> NormalizedRect { let r = NormalizedRect(x: 0.1, y: 0.1, width: 0.5, height: rect.height); return r.verticallyFlipped() }
