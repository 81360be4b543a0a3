// target: ios18.0
// mode: 5

import Foundation

extension Data {
    init?(hex: String) {
        guard hex.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(hex.count / 2)
        var index = hex.startIndex
        while index < hex.endIndex {
            let next = hex.index(index, offsetBy: 2)
            guard let byte = UInt8(hex[index..<next], radix: 16) else { return nil }
            bytes.append(byte)
            index = next
        }
        self.init(bytes)
    }

    var hex: String {
        map { String(format: "%02x", $0) }.joined()
    }

    func chunks(of size: Int) -> [Data] {
        stride(from: 0, to: count, by: size).map { offset in
            subdata(in: offset..<Swift.min(offset + size, count))
        }
    }
}

func token(_ text: String) -> String {
    Data(text.utf8).base64EncodedString()
        .replacingOccurrences(of: "+", with: "-")
        .replacingOccurrences(of: "/", with: "_")
}

func plain(_ token: String) -> String? {
    Data(base64Encoded: token, options: .ignoreUnknownCharacters).flatMap { String(data: $0, encoding: .utf8) }
}
