// target: ios17.0
// mode: 5

import CoreML
func m(_ u: URL) async throws -> MLModel { let c = MLModelConfiguration(); c.computeUnits = .all; return try await MLModel.load(contentsOf: u, configuration: c) }
