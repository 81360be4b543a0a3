// target: ios18.0
// mode: 5
// expect: no_deprecated 8

import Foundation

func first(_ data: Data) -> UInt8 {
    data.withUnsafeBytes { (bytes: UnsafePointer<UInt8>) -> UInt8 in
        bytes[0]
    }
}
