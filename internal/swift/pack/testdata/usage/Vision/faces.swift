// target: ios16.0
// mode: 5

import Vision
func faces(_ cg: CGImage) throws -> [CGRect] { let r = VNDetectFaceRectanglesRequest(); try VNImageRequestHandler(cgImage: cg, orientation: .up).perform([r]); return r.results?.map(\.boundingBox) ?? [] }
func bar(_ d: Data) throws -> String? { let r = VNDetectBarcodesRequest(); r.symbologies = [.qr]; try VNImageRequestHandler(data: d).perform([r]); return r.results?.first?.payloadStringValue }
func cls(_ u: URL) throws { let r = VNClassifyImageRequest(); try VNImageRequestHandler(url: u).perform([r]); print(r.results?.filter { $0.confidence > 0.5 }.map(\.identifier) ?? []) }
