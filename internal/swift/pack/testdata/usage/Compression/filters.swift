// target: ios17.0
// mode: 6

import Compression
import Foundation
func compress(_ data: Data) throws -> Data {
    var out = Data()
    let filter = try OutputFilter(.compress, using: .lzfse) { chunk in if let chunk { out.append(chunk) } }
    try filter.write(data)
    try filter.finalize()
    return out
}
func decompress(_ data: Data, size: Int) -> Data {
    var out = [UInt8](repeating: 0, count: size)
    let n = data.withUnsafeBytes { compression_decode_buffer(&out, size, $0.bindMemory(to: UInt8.self).baseAddress!, data.count, nil, COMPRESSION_ZLIB) }
    return Data(out.prefix(n))
}
