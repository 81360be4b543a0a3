// target: ios16.0
// mode: 5

import Vision
import UIKit
func text(_ i: UIImage) async throws -> [String] { guard let cg = i.cgImage else { return [] }
 return try await withCheckedThrowingContinuation { c in
  let r = VNRecognizeTextRequest { req, err in if let err { c.resume(throwing: err); return }
   let obs = req.results as? [VNRecognizedTextObservation] ?? []
   c.resume(returning: obs.compactMap { $0.topCandidates(1).first?.string }) }
  r.recognitionLevel = .accurate; r.usesLanguageCorrection = true; r.recognitionLanguages = ["en-US"]
  let h = VNImageRequestHandler(cgImage: cg, options: [:])
  do { try h.perform([r]) } catch { c.resume(throwing: error) } } }
