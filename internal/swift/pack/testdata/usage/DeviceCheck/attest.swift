// target: ios17.0
// mode: 5

import DeviceCheck
import CryptoKit
func attest(_ challenge: Data) async throws -> Data {
    let service = DCAppAttestService.shared
    guard service.isSupported else { throw DCError(.featureUnsupported) }
    let key = try await service.generateKey()
    let hash = Data(SHA256.hash(data: challenge))
    let object = try await service.attestKey(key, clientDataHash: hash)
    _ = try await service.generateAssertion(key, clientDataHash: hash)
    if DCDevice.current.isSupported { print(try await DCDevice.current.generateToken().base64EncodedString()) }
    return object
}
