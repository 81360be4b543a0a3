// target: ios18.0
// mode: 6

import Vision
import CoreImage
func cutout(_ image: CIImage) async throws -> CIImage? {
    let handler = ImageRequestHandler(image)
    guard let mask = try await handler.perform(GenerateForegroundInstanceMaskRequest()) else { return nil }
    let buffer = try mask.generateMaskedImage(for: mask.allInstances, imageFrom: handler, croppedToInstancesExtent: true)
    return CIImage(cvPixelBuffer: buffer)
}
