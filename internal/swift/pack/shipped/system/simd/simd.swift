@_exported import Foundation
public typealias simd_float1 = Float
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias simd_ushort2 = SIMD2<UInt16>
public typealias simd_ushort4 = SIMD4<UInt16>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x3 = simd_float4x3
public typealias float4x4 = simd_float4x4
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x3 = simd_float4x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4
public struct simd_float2x2: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Float>, SIMD2<Float>) { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { fatalError() }
    public init(_ scalar: Float) { fatalError() }
    public init(diagonal: SIMD2<Float>) { fatalError() }
    public init(_ columns: [SIMD2<Float>]) { fatalError() }
    public init(rows: [SIMD2<Float>]) { fatalError() }
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { fatalError() }
    public subscript(column: Int) -> SIMD2<Float> { get { fatalError() } set {} }
    public subscript(column: Int, row: Int) -> Float { get { fatalError() } set {} }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_float2x2, b: simd_float2x2) -> Bool { fatalError() }
    public static func + (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 { fatalError() }
    public static func - (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 { fatalError() }
    public static prefix func - (a: simd_float2x2) -> simd_float2x2 { fatalError() }
    public static func += (a: inout simd_float2x2, b: simd_float2x2) {}
    public static func -= (a: inout simd_float2x2, b: simd_float2x2) {}
    public static func * (a: Float, b: simd_float2x2) -> simd_float2x2 { fatalError() }
    public static func * (a: simd_float2x2, b: Float) -> simd_float2x2 { fatalError() }
    public static func *= (a: inout simd_float2x2, b: Float) {}
    public static func * (a: simd_float2x2, b: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
    public static func * (a: SIMD2<Float>, b: simd_float2x2) -> SIMD2<Float> { fatalError() }
    public static func * (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 { fatalError() }
    public static func *= (a: inout simd_float2x2, b: simd_float2x2) {}
    public var transpose: simd_float2x2 { fatalError() }
    public var inverse: simd_float2x2 { fatalError() }
    public var determinant: Float { fatalError() }
}
public func simd_mul(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { fatalError() }
public func matrix_multiply(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { fatalError() }
public func simd_inverse(_ a: simd_float2x2) -> simd_float2x2 { fatalError() }
public func simd_transpose(_ a: simd_float2x2) -> simd_float2x2 { fatalError() }
public func simd_determinant(_ a: simd_float2x2) -> Float { fatalError() }
public func matrix_invert(_ a: simd_float2x2) -> simd_float2x2 { fatalError() }
public func matrix_transpose(_ a: simd_float2x2) -> simd_float2x2 { fatalError() }
public let matrix_identity_float2x2: simd_float2x2 = simd_float2x2()
public func simd_mul(_ a: simd_float2x2, _ b: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func matrix_multiply(_ a: simd_float2x2, _ b: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public struct simd_float3x3: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { fatalError() }
    public init(_ scalar: Float) { fatalError() }
    public init(diagonal: SIMD3<Float>) { fatalError() }
    public init(_ columns: [SIMD3<Float>]) { fatalError() }
    public init(rows: [SIMD3<Float>]) { fatalError() }
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { fatalError() }
    public subscript(column: Int) -> SIMD3<Float> { get { fatalError() } set {} }
    public subscript(column: Int, row: Int) -> Float { get { fatalError() } set {} }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool { fatalError() }
    public static func + (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 { fatalError() }
    public static func - (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 { fatalError() }
    public static prefix func - (a: simd_float3x3) -> simd_float3x3 { fatalError() }
    public static func += (a: inout simd_float3x3, b: simd_float3x3) {}
    public static func -= (a: inout simd_float3x3, b: simd_float3x3) {}
    public static func * (a: Float, b: simd_float3x3) -> simd_float3x3 { fatalError() }
    public static func * (a: simd_float3x3, b: Float) -> simd_float3x3 { fatalError() }
    public static func *= (a: inout simd_float3x3, b: Float) {}
    public static func * (a: simd_float3x3, b: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
    public static func * (a: SIMD3<Float>, b: simd_float3x3) -> SIMD3<Float> { fatalError() }
    public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 { fatalError() }
    public static func *= (a: inout simd_float3x3, b: simd_float3x3) {}
    public var transpose: simd_float3x3 { fatalError() }
    public var inverse: simd_float3x3 { fatalError() }
    public var determinant: Float { fatalError() }
    public init(_ quaternion: simd_quatf) { fatalError() }
}
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { fatalError() }
public func matrix_multiply(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { fatalError() }
public func simd_inverse(_ a: simd_float3x3) -> simd_float3x3 { fatalError() }
public func simd_transpose(_ a: simd_float3x3) -> simd_float3x3 { fatalError() }
public func simd_determinant(_ a: simd_float3x3) -> Float { fatalError() }
public func matrix_invert(_ a: simd_float3x3) -> simd_float3x3 { fatalError() }
public func matrix_transpose(_ a: simd_float3x3) -> simd_float3x3 { fatalError() }
public let matrix_identity_float3x3: simd_float3x3 = simd_float3x3()
public func simd_mul(_ a: simd_float3x3, _ b: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func matrix_multiply(_ a: simd_float3x3, _ b: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public struct simd_float4x3: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { fatalError() }
    public init(_ scalar: Float) { fatalError() }
    public init(diagonal: SIMD3<Float>) { fatalError() }
    public init(_ columns: [SIMD3<Float>]) { fatalError() }
    public init(rows: [SIMD4<Float>]) { fatalError() }
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>, _ col3: SIMD3<Float>) { fatalError() }
    public subscript(column: Int) -> SIMD3<Float> { get { fatalError() } set {} }
    public subscript(column: Int, row: Int) -> Float { get { fatalError() } set {} }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_float4x3, b: simd_float4x3) -> Bool { fatalError() }
    public static func + (a: simd_float4x3, b: simd_float4x3) -> simd_float4x3 { fatalError() }
    public static func - (a: simd_float4x3, b: simd_float4x3) -> simd_float4x3 { fatalError() }
    public static prefix func - (a: simd_float4x3) -> simd_float4x3 { fatalError() }
    public static func += (a: inout simd_float4x3, b: simd_float4x3) {}
    public static func -= (a: inout simd_float4x3, b: simd_float4x3) {}
    public static func * (a: Float, b: simd_float4x3) -> simd_float4x3 { fatalError() }
    public static func * (a: simd_float4x3, b: Float) -> simd_float4x3 { fatalError() }
    public static func *= (a: inout simd_float4x3, b: Float) {}
    public static func * (a: simd_float4x3, b: SIMD4<Float>) -> SIMD3<Float> { fatalError() }
    public static func * (a: SIMD3<Float>, b: simd_float4x3) -> SIMD4<Float> { fatalError() }
}
public func simd_mul(_ a: simd_float4x3, _ b: SIMD4<Float>) -> SIMD3<Float> { fatalError() }
public struct simd_float4x4: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { fatalError() }
    public init(_ scalar: Float) { fatalError() }
    public init(diagonal: SIMD4<Float>) { fatalError() }
    public init(_ columns: [SIMD4<Float>]) { fatalError() }
    public init(rows: [SIMD4<Float>]) { fatalError() }
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) { fatalError() }
    public subscript(column: Int) -> SIMD4<Float> { get { fatalError() } set {} }
    public subscript(column: Int, row: Int) -> Float { get { fatalError() } set {} }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { fatalError() }
    public static func + (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 { fatalError() }
    public static func - (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 { fatalError() }
    public static prefix func - (a: simd_float4x4) -> simd_float4x4 { fatalError() }
    public static func += (a: inout simd_float4x4, b: simd_float4x4) {}
    public static func -= (a: inout simd_float4x4, b: simd_float4x4) {}
    public static func * (a: Float, b: simd_float4x4) -> simd_float4x4 { fatalError() }
    public static func * (a: simd_float4x4, b: Float) -> simd_float4x4 { fatalError() }
    public static func *= (a: inout simd_float4x4, b: Float) {}
    public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
    public static func * (a: SIMD4<Float>, b: simd_float4x4) -> SIMD4<Float> { fatalError() }
    public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 { fatalError() }
    public static func *= (a: inout simd_float4x4, b: simd_float4x4) {}
    public var transpose: simd_float4x4 { fatalError() }
    public var inverse: simd_float4x4 { fatalError() }
    public var determinant: Float { fatalError() }
    public init(_ quaternion: simd_quatf) { fatalError() }
}
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { fatalError() }
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { fatalError() }
public func simd_inverse(_ a: simd_float4x4) -> simd_float4x4 { fatalError() }
public func simd_transpose(_ a: simd_float4x4) -> simd_float4x4 { fatalError() }
public func simd_determinant(_ a: simd_float4x4) -> Float { fatalError() }
public func matrix_invert(_ a: simd_float4x4) -> simd_float4x4 { fatalError() }
public func matrix_transpose(_ a: simd_float4x4) -> simd_float4x4 { fatalError() }
public let matrix_identity_float4x4: simd_float4x4 = simd_float4x4()
public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func matrix_multiply(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public struct simd_double3x3: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { fatalError() }
    public init(_ scalar: Double) { fatalError() }
    public init(diagonal: SIMD3<Double>) { fatalError() }
    public init(_ columns: [SIMD3<Double>]) { fatalError() }
    public init(rows: [SIMD3<Double>]) { fatalError() }
    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) { fatalError() }
    public subscript(column: Int) -> SIMD3<Double> { get { fatalError() } set {} }
    public subscript(column: Int, row: Int) -> Double { get { fatalError() } set {} }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool { fatalError() }
    public static func + (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 { fatalError() }
    public static func - (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 { fatalError() }
    public static prefix func - (a: simd_double3x3) -> simd_double3x3 { fatalError() }
    public static func += (a: inout simd_double3x3, b: simd_double3x3) {}
    public static func -= (a: inout simd_double3x3, b: simd_double3x3) {}
    public static func * (a: Double, b: simd_double3x3) -> simd_double3x3 { fatalError() }
    public static func * (a: simd_double3x3, b: Double) -> simd_double3x3 { fatalError() }
    public static func *= (a: inout simd_double3x3, b: Double) {}
    public static func * (a: simd_double3x3, b: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
    public static func * (a: SIMD3<Double>, b: simd_double3x3) -> SIMD3<Double> { fatalError() }
    public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 { fatalError() }
    public static func *= (a: inout simd_double3x3, b: simd_double3x3) {}
    public var transpose: simd_double3x3 { fatalError() }
    public var inverse: simd_double3x3 { fatalError() }
    public var determinant: Double { fatalError() }
    public init(_ quaternion: simd_quatd) { fatalError() }
}
public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { fatalError() }
public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { fatalError() }
public func simd_inverse(_ a: simd_double3x3) -> simd_double3x3 { fatalError() }
public func simd_transpose(_ a: simd_double3x3) -> simd_double3x3 { fatalError() }
public func simd_determinant(_ a: simd_double3x3) -> Double { fatalError() }
public func matrix_invert(_ a: simd_double3x3) -> simd_double3x3 { fatalError() }
public func matrix_transpose(_ a: simd_double3x3) -> simd_double3x3 { fatalError() }
public let matrix_identity_double3x3: simd_double3x3 = simd_double3x3()
public func simd_mul(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func matrix_multiply(_ a: simd_double3x3, _ b: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public struct simd_double4x4: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { fatalError() }
    public init(_ scalar: Double) { fatalError() }
    public init(diagonal: SIMD4<Double>) { fatalError() }
    public init(_ columns: [SIMD4<Double>]) { fatalError() }
    public init(rows: [SIMD4<Double>]) { fatalError() }
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) { fatalError() }
    public subscript(column: Int) -> SIMD4<Double> { get { fatalError() } set {} }
    public subscript(column: Int, row: Int) -> Double { get { fatalError() } set {} }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool { fatalError() }
    public static func + (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 { fatalError() }
    public static func - (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 { fatalError() }
    public static prefix func - (a: simd_double4x4) -> simd_double4x4 { fatalError() }
    public static func += (a: inout simd_double4x4, b: simd_double4x4) {}
    public static func -= (a: inout simd_double4x4, b: simd_double4x4) {}
    public static func * (a: Double, b: simd_double4x4) -> simd_double4x4 { fatalError() }
    public static func * (a: simd_double4x4, b: Double) -> simd_double4x4 { fatalError() }
    public static func *= (a: inout simd_double4x4, b: Double) {}
    public static func * (a: simd_double4x4, b: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
    public static func * (a: SIMD4<Double>, b: simd_double4x4) -> SIMD4<Double> { fatalError() }
    public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 { fatalError() }
    public static func *= (a: inout simd_double4x4, b: simd_double4x4) {}
    public var transpose: simd_double4x4 { fatalError() }
    public var inverse: simd_double4x4 { fatalError() }
    public var determinant: Double { fatalError() }
    public init(_ quaternion: simd_quatd) { fatalError() }
}
public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { fatalError() }
public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { fatalError() }
public func simd_inverse(_ a: simd_double4x4) -> simd_double4x4 { fatalError() }
public func simd_transpose(_ a: simd_double4x4) -> simd_double4x4 { fatalError() }
public func simd_determinant(_ a: simd_double4x4) -> Double { fatalError() }
public func matrix_invert(_ a: simd_double4x4) -> simd_double4x4 { fatalError() }
public func matrix_transpose(_ a: simd_double4x4) -> simd_double4x4 { fatalError() }
public let matrix_identity_double4x4: simd_double4x4 = simd_double4x4()
public func simd_mul(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func matrix_multiply(_ a: simd_double4x4, _ b: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
