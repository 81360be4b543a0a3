public struct simd_quatf: Equatable, Sendable, CustomDebugStringConvertible {
    public var vector: SIMD4<Float> { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(vector: SIMD4<Float>) { fatalError() }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { fatalError() }
    public init(angle: Float, axis: SIMD3<Float>) { fatalError() }
    public init(from: SIMD3<Float>, to: SIMD3<Float>) { fatalError() }
    public init(real: Float, imag: SIMD3<Float>) { fatalError() }
    public init(_ rotationMatrix: simd_float3x3) { fatalError() }
    public init(_ rotationMatrix: simd_float4x4) { fatalError() }
    public var real: Float { get { fatalError() } set {} }
    public var imag: SIMD3<Float> { get { fatalError() } set {} }
    public var angle: Float { fatalError() }
    public var axis: SIMD3<Float> { fatalError() }
    public var length: Float { fatalError() }
    public var conjugate: simd_quatf { fatalError() }
    public var inverse: simd_quatf { fatalError() }
    public var normalized: simd_quatf { fatalError() }
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_quatf, b: simd_quatf) -> Bool { fatalError() }
    public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf { fatalError() }
    public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf { fatalError() }
    public static prefix func - (a: simd_quatf) -> simd_quatf { fatalError() }
    public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf { fatalError() }
    public static func *= (a: inout simd_quatf, b: simd_quatf) {}
    public static func * (a: simd_quatf, b: Float) -> simd_quatf { fatalError() }
    public static func * (a: Float, b: simd_quatf) -> simd_quatf { fatalError() }
    public static func / (a: simd_quatf, b: simd_quatf) -> simd_quatf { fatalError() }
    public static func / (a: simd_quatf, b: Float) -> simd_quatf { fatalError() }
}
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf { fatalError() }
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf { fatalError() }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { fatalError() }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { fatalError() }
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { fatalError() }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { fatalError() }
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { fatalError() }
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { fatalError() }
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { fatalError() }
public func simd_dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { fatalError() }
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { fatalError() }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { fatalError() }
public struct simd_quatd: Equatable, Sendable, CustomDebugStringConvertible {
    public var vector: SIMD4<Double> { get { fatalError() } set {} }
    public init() { fatalError() }
    public init(vector: SIMD4<Double>) { fatalError() }
    public init(ix: Double, iy: Double, iz: Double, r: Double) { fatalError() }
    public init(angle: Double, axis: SIMD3<Double>) { fatalError() }
    public init(from: SIMD3<Double>, to: SIMD3<Double>) { fatalError() }
    public init(real: Double, imag: SIMD3<Double>) { fatalError() }
    public init(_ rotationMatrix: simd_double3x3) { fatalError() }
    public init(_ rotationMatrix: simd_double4x4) { fatalError() }
    public var real: Double { get { fatalError() } set {} }
    public var imag: SIMD3<Double> { get { fatalError() } set {} }
    public var angle: Double { fatalError() }
    public var axis: SIMD3<Double> { fatalError() }
    public var length: Double { fatalError() }
    public var conjugate: simd_quatd { fatalError() }
    public var inverse: simd_quatd { fatalError() }
    public var normalized: simd_quatd { fatalError() }
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
    public var debugDescription: String { fatalError() }
    public static func == (a: simd_quatd, b: simd_quatd) -> Bool { fatalError() }
    public static func + (a: simd_quatd, b: simd_quatd) -> simd_quatd { fatalError() }
    public static func - (a: simd_quatd, b: simd_quatd) -> simd_quatd { fatalError() }
    public static prefix func - (a: simd_quatd) -> simd_quatd { fatalError() }
    public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd { fatalError() }
    public static func *= (a: inout simd_quatd, b: simd_quatd) {}
    public static func * (a: simd_quatd, b: Double) -> simd_quatd { fatalError() }
    public static func * (a: Double, b: simd_quatd) -> simd_quatd { fatalError() }
    public static func / (a: simd_quatd, b: simd_quatd) -> simd_quatd { fatalError() }
    public static func / (a: simd_quatd, b: Double) -> simd_quatd { fatalError() }
}
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd { fatalError() }
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd { fatalError() }
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { fatalError() }
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { fatalError() }
public func simd_mul(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { fatalError() }
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd { fatalError() }
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { fatalError() }
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { fatalError() }
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { fatalError() }
public func simd_dot(_ a: simd_quatd, _ b: simd_quatd) -> Double { fatalError() }
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { fatalError() }
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { fatalError() }
public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { fatalError() }
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { fatalError() }
public func distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { fatalError() }
public func length(_ x: SIMD2<Float>) -> Float { fatalError() }
public func length_squared(_ x: SIMD2<Float>) -> Float { fatalError() }
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func abs(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func fract(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func sign(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func reflect(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func clamp(_ x: SIMD2<Float>, min m: SIMD2<Float>, max n: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { fatalError() }
public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { fatalError() }
public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { fatalError() }
public func simd_distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { fatalError() }
public func simd_length(_ x: SIMD2<Float>) -> Float { fatalError() }
public func simd_length_squared(_ x: SIMD2<Float>) -> Float { fatalError() }
public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_abs(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_fract(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_sign(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_reflect(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_clamp(_ x: SIMD2<Float>, _ m: SIMD2<Float>, _ n: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func reduce_add(_ x: SIMD2<Float>) -> Float { fatalError() }
public func reduce_min(_ x: SIMD2<Float>) -> Float { fatalError() }
public func reduce_max(_ x: SIMD2<Float>) -> Float { fatalError() }
public func floor(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func ceil(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func trunc(_ x: SIMD2<Float>) -> SIMD2<Float> { fatalError() }
public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { fatalError() }
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { fatalError() }
public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { fatalError() }
public func length(_ x: SIMD3<Float>) -> Float { fatalError() }
public func length_squared(_ x: SIMD3<Float>) -> Float { fatalError() }
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func abs(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func fract(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func sign(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func reflect(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func clamp(_ x: SIMD3<Float>, min m: SIMD3<Float>, max n: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { fatalError() }
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { fatalError() }
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { fatalError() }
public func simd_distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { fatalError() }
public func simd_length(_ x: SIMD3<Float>) -> Float { fatalError() }
public func simd_length_squared(_ x: SIMD3<Float>) -> Float { fatalError() }
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_abs(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_fract(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_sign(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_reflect(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_clamp(_ x: SIMD3<Float>, _ m: SIMD3<Float>, _ n: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func reduce_add(_ x: SIMD3<Float>) -> Float { fatalError() }
public func reduce_min(_ x: SIMD3<Float>) -> Float { fatalError() }
public func reduce_max(_ x: SIMD3<Float>) -> Float { fatalError() }
public func floor(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func ceil(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func trunc(_ x: SIMD3<Float>) -> SIMD3<Float> { fatalError() }
public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { fatalError() }
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { fatalError() }
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { fatalError() }
public func length(_ x: SIMD4<Float>) -> Float { fatalError() }
public func length_squared(_ x: SIMD4<Float>) -> Float { fatalError() }
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func abs(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func fract(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func sign(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func reflect(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func clamp(_ x: SIMD4<Float>, min m: SIMD4<Float>, max n: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { fatalError() }
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { fatalError() }
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { fatalError() }
public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { fatalError() }
public func simd_length(_ x: SIMD4<Float>) -> Float { fatalError() }
public func simd_length_squared(_ x: SIMD4<Float>) -> Float { fatalError() }
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_abs(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_fract(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_sign(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_reflect(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_clamp(_ x: SIMD4<Float>, _ m: SIMD4<Float>, _ n: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func reduce_add(_ x: SIMD4<Float>) -> Float { fatalError() }
public func reduce_min(_ x: SIMD4<Float>) -> Float { fatalError() }
public func reduce_max(_ x: SIMD4<Float>) -> Float { fatalError() }
public func floor(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func ceil(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func trunc(_ x: SIMD4<Float>) -> SIMD4<Float> { fatalError() }
public func simd_clamp(_ x: Float, _ m: Float, _ n: Float) -> Float { fatalError() }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { fatalError() }
public func simd_smoothstep(_ a: Float, _ b: Float, _ x: Float) -> Float { fatalError() }
public func simd_min(_ x: Float, _ y: Float) -> Float { fatalError() }
public func simd_max(_ x: Float, _ y: Float) -> Float { fatalError() }
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { fatalError() }
public func clamp(_ x: Float, min: Float, max: Float) -> Float { fatalError() }
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float { fatalError() }
public func step(_ x: Float, edge: Float) -> Float { fatalError() }
public func sign(_ x: Float) -> Float { fatalError() }
public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { fatalError() }
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { fatalError() }
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { fatalError() }
public func length(_ x: SIMD2<Double>) -> Double { fatalError() }
public func length_squared(_ x: SIMD2<Double>) -> Double { fatalError() }
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func abs(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func fract(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func sign(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func reflect(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func clamp(_ x: SIMD2<Double>, min m: SIMD2<Double>, max n: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { fatalError() }
public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { fatalError() }
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { fatalError() }
public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { fatalError() }
public func simd_length(_ x: SIMD2<Double>) -> Double { fatalError() }
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { fatalError() }
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_abs(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_fract(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_sign(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_reflect(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_clamp(_ x: SIMD2<Double>, _ m: SIMD2<Double>, _ n: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func reduce_add(_ x: SIMD2<Double>) -> Double { fatalError() }
public func reduce_min(_ x: SIMD2<Double>) -> Double { fatalError() }
public func reduce_max(_ x: SIMD2<Double>) -> Double { fatalError() }
public func floor(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func ceil(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func trunc(_ x: SIMD2<Double>) -> SIMD2<Double> { fatalError() }
public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { fatalError() }
public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { fatalError() }
public func distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { fatalError() }
public func length(_ x: SIMD3<Double>) -> Double { fatalError() }
public func length_squared(_ x: SIMD3<Double>) -> Double { fatalError() }
public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func abs(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func fract(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func sign(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func reflect(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func clamp(_ x: SIMD3<Double>, min m: SIMD3<Double>, max n: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> { fatalError() }
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { fatalError() }
public func simd_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { fatalError() }
public func simd_distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { fatalError() }
public func simd_length(_ x: SIMD3<Double>) -> Double { fatalError() }
public func simd_length_squared(_ x: SIMD3<Double>) -> Double { fatalError() }
public func simd_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_abs(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_fract(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_sign(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_reflect(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_clamp(_ x: SIMD3<Double>, _ m: SIMD3<Double>, _ n: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func reduce_add(_ x: SIMD3<Double>) -> Double { fatalError() }
public func reduce_min(_ x: SIMD3<Double>) -> Double { fatalError() }
public func reduce_max(_ x: SIMD3<Double>) -> Double { fatalError() }
public func floor(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func ceil(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func trunc(_ x: SIMD3<Double>) -> SIMD3<Double> { fatalError() }
public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { fatalError() }
public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { fatalError() }
public func distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { fatalError() }
public func length(_ x: SIMD4<Double>) -> Double { fatalError() }
public func length_squared(_ x: SIMD4<Double>) -> Double { fatalError() }
public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func abs(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func fract(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func sign(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func reflect(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func clamp(_ x: SIMD4<Double>, min m: SIMD4<Double>, max n: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> { fatalError() }
public func simd_dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { fatalError() }
public func simd_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { fatalError() }
public func simd_distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { fatalError() }
public func simd_length(_ x: SIMD4<Double>) -> Double { fatalError() }
public func simd_length_squared(_ x: SIMD4<Double>) -> Double { fatalError() }
public func simd_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_abs(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_fract(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_sign(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_reflect(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_clamp(_ x: SIMD4<Double>, _ m: SIMD4<Double>, _ n: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func reduce_add(_ x: SIMD4<Double>) -> Double { fatalError() }
public func reduce_min(_ x: SIMD4<Double>) -> Double { fatalError() }
public func reduce_max(_ x: SIMD4<Double>) -> Double { fatalError() }
public func floor(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func ceil(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func trunc(_ x: SIMD4<Double>) -> SIMD4<Double> { fatalError() }
public func simd_clamp(_ x: Double, _ m: Double, _ n: Double) -> Double { fatalError() }
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { fatalError() }
public func simd_smoothstep(_ a: Double, _ b: Double, _ x: Double) -> Double { fatalError() }
public func simd_min(_ x: Double, _ y: Double) -> Double { fatalError() }
public func simd_max(_ x: Double, _ y: Double) -> Double { fatalError() }
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { fatalError() }
public func clamp(_ x: Double, min: Double, max: Double) -> Double { fatalError() }
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double { fatalError() }
public func step(_ x: Double, edge: Double) -> Double { fatalError() }
public func sign(_ x: Double) -> Double { fatalError() }
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { fatalError() }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { fatalError() }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { fatalError() }
public func simd_make_float3(_ v: SIMD4<Float>) -> SIMD3<Float> { fatalError() }
public func simd_make_float4(_ v: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { fatalError() }
public func simd_make_float2(_ v: SIMD3<Float>) -> SIMD2<Float> { fatalError() }
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { fatalError() }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { fatalError() }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { fatalError() }
public func simd_make_double3(_ v: SIMD4<Double>) -> SIMD3<Double> { fatalError() }
public func simd_make_double4(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { fatalError() }
public func simd_make_double2(_ v: SIMD3<Double>) -> SIMD2<Double> { fatalError() }
