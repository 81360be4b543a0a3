@_exported import CoreGraphics
@_exported import Foundation
@_exported import CoreVideo

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int
public struct DSPComplex: Sendable { public var real: Float; public var imag: Float; public init() { fatalError() }; public init(real: Float, imag: Float) { fatalError() } }
public struct DSPDoubleComplex: Sendable { public var real: Double; public var imag: Double; public init() { fatalError() }; public init(real: Double, imag: Double) { fatalError() } }
public struct DSPSplitComplex { public var realp: UnsafeMutablePointer<Float>; public var imagp: UnsafeMutablePointer<Float>; public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) { fatalError() } }
public struct DSPDoubleSplitComplex { public var realp: UnsafeMutablePointer<Double>; public var imagp: UnsafeMutablePointer<Double>; public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol AccelerateBuffer { associatedtype Element; var count: Int { get }; func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol AccelerateMutableBuffer: AccelerateBuffer { mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Array: AccelerateMutableBuffer {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ArraySlice: AccelerateMutableBuffer {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension ContiguousArray: AccelerateMutableBuffer {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension UnsafeBufferPointer: AccelerateBuffer { public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension UnsafeMutableBufferPointer: AccelerateMutableBuffer { public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { fatalError() }; public mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum vDSP {
    public enum SortOrder: Int32, Sendable { case ascending = 1, descending = -1 }
    public enum WindowSequence: Sendable { case hanningNormalized, hanningDenormalized, hamming, blackman }
    public enum FourierTransformDirection: Sendable { case forward, inverse }
    public enum Radix: Sendable { case radix2, radix3, radix5 }
    public enum RoundingMode: Sendable { case towardZero, towardNearestInteger }
    public enum DCTTransformType: CaseIterable, Sendable { case II, III, IV }
    public enum DFTTransformType: Sendable { case complexComplex, complexReal }
}
// Vectors of Float.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension vDSP {
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Float, V.Element == Float, W.Element == Float {}
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Float, V.Element == Float, W.Element == Float {}
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Float, V.Element == Float, W.Element == Float {}
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Float, V.Element == Float, W.Element == Float {}
    public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func add<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ scalar: Float, _ vector: U, result: inout W) where U.Element == Float, W.Element == Float {}
    public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func multiply<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ scalar: Float, _ vector: U, result: inout W) where U.Element == Float, W.Element == Float {}
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float { fatalError() }
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vector: U, _ scalar: Float, result: inout W) where U.Element == Float, W.Element == Float {}
    public static func divide<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ scalar: Float, _ vector: U, result: inout W) where U.Element == Float, W.Element == Float {}
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateBuffer>(multiplication: (a: U, b: V), _ vector: W) -> [Float] where U.Element == Float, V.Element == Float, W.Element == Float { fatalError() }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(multiplication: (a: U, b: Float), _ vector: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func add<U: AccelerateBuffer>(multiplication: (a: U, b: Float), _ scalar: Float) -> [Float] where U.Element == Float { fatalError() }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Float, V.Element == Float {}
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Float, V.Element == Float {}
    public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Float, V.Element == Float {}
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Float, V.Element == Float {}
    public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Float, V.Element == Float {}
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Float, V.Element == Float {}
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {}
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { fatalError() }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float { fatalError() }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float { fatalError() }
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float { fatalError() }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Float where U.Element == Float, V.Element == Float { fatalError() }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Float where U.Element == Float, V.Element == Float { fatalError() }
    public static func hypot<U: AccelerateBuffer, V: AccelerateBuffer>(_ x: U, _ y: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float] where U.Element == Float { fatalError() }
    public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, to bounds: ClosedRange<Float>, result: inout V) where U.Element == Float, V.Element == Float {}
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, withKernel kernel: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func correlate<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, withKernel kernel: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V, using interpolationConstant: Float) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(elementsOf vector: U, using controlVector: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func slidingWindowSum<U: AccelerateBuffer>(_ vector: U, usingWindowLength windowLength: Int) -> [Float] where U.Element == Float { fatalError() }
    public static func downsample<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, decimationFactor: Int, filter: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Float) -> [Float] where U.Element == Float { fatalError() }
    public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Float) -> [Float] where U.Element == Float { fatalError() }
    public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] { fatalError() }
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] { fatalError() }
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder) where V.Element == Float {}
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float) where V.Element == Float {}
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {}
    public static func formWindow<V: AccelerateMutableBuffer>(usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool) where V.Element == Float {}
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V) where V.Element == Float {}
    public static func absolute<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V) where V.Element == Float {}
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V) where V.Element == Float {}
}
// Vectors of Double.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension vDSP {
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Double, V.Element == Double, W.Element == Double {}
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Double, V.Element == Double, W.Element == Double {}
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Double, V.Element == Double, W.Element == Double {}
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vectorA: U, _ vectorB: V, result: inout W) where U.Element == Double, V.Element == Double, W.Element == Double {}
    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func add<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ scalar: Double, _ vector: U, result: inout W) where U.Element == Double, W.Element == Double {}
    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func multiply<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ scalar: Double, _ vector: U, result: inout W) where U.Element == Double, W.Element == Double {}
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double] where U.Element == Double { fatalError() }
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vector: U, _ scalar: Double, result: inout W) where U.Element == Double, W.Element == Double {}
    public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ scalar: Double, _ vector: U, result: inout W) where U.Element == Double, W.Element == Double {}
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateBuffer>(multiplication: (a: U, b: V), _ vector: W) -> [Double] where U.Element == Double, V.Element == Double, W.Element == Double { fatalError() }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(multiplication: (a: U, b: Double), _ vector: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func add<U: AccelerateBuffer>(multiplication: (a: U, b: Double), _ scalar: Double) -> [Double] where U.Element == Double { fatalError() }
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Double, V.Element == Double {}
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Double, V.Element == Double {}
    public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Double, V.Element == Double {}
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Double, V.Element == Double {}
    public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Double, V.Element == Double {}
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V) where U.Element == Double, V.Element == Double {}
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {}
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *) public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { fatalError() }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double { fatalError() }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double { fatalError() }
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double { fatalError() }
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> Double where U.Element == Double, V.Element == Double { fatalError() }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Double where U.Element == Double, V.Element == Double { fatalError() }
    public static func hypot<U: AccelerateBuffer, V: AccelerateBuffer>(_ x: U, _ y: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double] where U.Element == Double { fatalError() }
    public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, to bounds: ClosedRange<Double>, result: inout V) where U.Element == Double, V.Element == Double {}
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, withKernel kernel: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func correlate<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, withKernel kernel: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V, using interpolationConstant: Double) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(elementsOf vector: U, using controlVector: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func slidingWindowSum<U: AccelerateBuffer>(_ vector: U, usingWindowLength windowLength: Int) -> [Double] where U.Element == Double { fatalError() }
    public static func downsample<U: AccelerateBuffer, V: AccelerateBuffer>(_ vector: U, decimationFactor: Int, filter: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
    public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Double) -> [Double] where U.Element == Double { fatalError() }
    public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Double) -> [Double] where U.Element == Double { fatalError() }
    public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] { fatalError() }
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] { fatalError() }
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder) where V.Element == Double {}
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double) where V.Element == Double {}
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {}
    public static func formWindow<V: AccelerateMutableBuffer>(usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool) where V.Element == Double {}
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V) where V.Element == Double {}
    public static func absolute<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V) where V.Element == Double {}
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V) where V.Element == Double {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension vDSP {
    public static func window<T>(ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool) -> [T] where T: vDSP_FloatingPointGeneratable { fatalError() }
    public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float { fatalError() }
    public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double { fatalError() }
    public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointGeneratable>(_ vector: T, floatingPointType: U.Type) -> [U] { fatalError() }
    public static func floatingPointToInteger<T: AccelerateBuffer, U: BinaryInteger>(_ vector: T, integerType: U.Type, rounding: RoundingMode) -> [U] { fatalError() }
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(of source: U, to destination: inout V) {}
    public class FFT<T> {
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) { fatalError() }
        public func forward(input: T, output: inout T) {}
        public func inverse(input: T, output: inout T) {}
        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {}
    }
    public class DFT<T: vDSP_FloatingPointGeneratable> {
        public init?(previous: DFT<T>? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType, ofType: T.Type) { fatalError() }
        public func transform<U: AccelerateBuffer, V: AccelerateBuffer>(inputReal: U, inputImaginary: V) -> (real: [T], imaginary: [T]) where U.Element == T, V.Element == T { fatalError() }
    }
    public class DCT { public init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) { fatalError() }; public func transform<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() } }
    public struct Biquad<T: vDSP_FloatingPointGeneratable> { public init?<U: AccelerateBuffer>(coefficients: U, channelCount: vDSP_Length, sectionCount: vDSP_Length, ofType: T.Type) where U.Element == Double { fatalError() }; public mutating func apply<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T { fatalError() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Float: vDSP_FloatingPointGeneratable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Double: vDSP_FloatingPointGeneratable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension DSPSplitComplex { public init(fromInputArray inputArray: [Float], realParts: inout [Float], imaginaryParts: inout [Float]) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension DSPDoubleSplitComplex { public init(fromInputArray inputArray: [Double], realParts: inout [Double], imaginaryParts: inout [Double]) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Array where Element == Float { public init(fromSplitComplex splitComplex: DSPSplitComplex, scale: Float, count: Int) { fatalError() } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) extension Array where Element == Double { public init(fromSplitComplex splitComplex: DSPDoubleSplitComplex, scale: Double, count: Int) { fatalError() } }

// The older functions.
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
public typealias vDSP_DFT_Setup = OpaquePointer
public enum vDSP_DFT_Direction: Int32, Sendable { case FORWARD = 1, INVERSE = -1 }
public var kFFTDirection_Forward: Int { fatalError() }
public var kFFTDirection_Inverse: Int { fatalError() }
public var kFFTRadix2: Int { fatalError() }
public var kFFTRadix3: Int { fatalError() }
public var FFT_FORWARD: Int { fatalError() }
public var FFT_INVERSE: Int { fatalError() }
public var FFT_RADIX2: Int { fatalError() }
public var vDSP_HANN_NORM: Int { fatalError() }
public var vDSP_HANN_DENORM: Int { fatalError() }
public var vDSP_HALF_WINDOW: Int { fatalError() }
public func vDSP_vadd(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsub(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vmul(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vdiv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsmul(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsadd(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsdiv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vmax(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vmin(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vdist(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_sve(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_svesq(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_meanv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_meamgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_measqv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_rmsqv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_maxv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_minv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_maxmgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_minmgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_maxvi(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length) {}
public func vDSP_minvi(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length) {}
public func vDSP_vabs(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vneg(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsq(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_dotpr(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_vclip(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_mmul(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length) {}
public func vDSP_mtrans(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length) {}
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {}
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {}
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {}
public func vDSP_vdbcon(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32) {}
public func vDSP_normalize(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride, _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {}
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? { fatalError() }
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {}
public func vDSP_fft_zrip(_ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection) {}
public func vDSP_fft_zip(_ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection) {}
public func vDSP_zvmags(_ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_zvabs(_ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_ctoz(_ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_ztoc(_ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {}
public func vDSP_vaddD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsubD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vmulD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vdivD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsmulD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsaddD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsdivD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vmaxD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vminD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vdistD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_sveD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_svesqD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_meanvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_meamgvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_measqvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_rmsqvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_maxvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_minvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_maxmgvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_minmgvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_maxviD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length) {}
public func vDSP_minviD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length) {}
public func vDSP_vabsD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vnegD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_vsqD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_dotprD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_vclipD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_mmulD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length) {}
public func vDSP_mtransD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length) {}
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {}
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {}
public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {}
public func vDSP_vdbconD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32) {}
public func vDSP_normalizeD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?, _ __IC: vDSP_Stride, _ __Mean: UnsafeMutablePointer<Double>, _ __StandardDeviation: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {}
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? { fatalError() }
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) {}
public func vDSP_fft_zripD(_ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection) {}
public func vDSP_fft_zipD(_ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection) {}
public func vDSP_zvmagsD(_ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_zvabsD(_ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_ctozD(_ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length) {}
public func vDSP_ztocD(_ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {}
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *) public enum vForce {
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float { fatalError() }
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [Float] where U.Element == Float, V.Element == Float { fatalError() }
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { fatalError() }
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [Double] where U.Element == Double, V.Element == Double { fatalError() }
}
