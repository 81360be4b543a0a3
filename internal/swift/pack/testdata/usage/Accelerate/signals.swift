// target: ios17.0
// mode: 6

import Accelerate
func level(_ samples: [Float]) -> Float { vDSP.rootMeanSquare(samples) }
func normalize(_ samples: [Double]) -> [Double] {
    let mean = vDSP.mean(samples)
    let centered = vDSP.add(-mean, samples)
    let peak = vDSP.maximumMagnitude(centered)
    return vDSP.clip(vDSP.divide(centered, peak), to: -1...1)
}
func spectrum(_ signal: [Float]) -> [Float] {
    let n = signal.count
    let log2n = vDSP_Length(log2(Float(n)))
    guard let fft = vDSP.FFT(log2n: log2n, radix: .radix2, ofType: DSPSplitComplex.self) else { return [] }
    let window = vDSP.window(ofType: Float.self, usingSequence: .hanningDenormalized, count: n, isHalfWindow: false)
    let windowed = vDSP.multiply(signal, window)
    var real = [Float](repeating: 0, count: n / 2), imaginary = real, outReal = real, outImaginary = real
    var magnitudes = [Float](repeating: 0, count: n / 2)
    real.withUnsafeMutableBufferPointer { r in imaginary.withUnsafeMutableBufferPointer { i in outReal.withUnsafeMutableBufferPointer { or in outImaginary.withUnsafeMutableBufferPointer { oi in
        var input = DSPSplitComplex(realp: r.baseAddress!, imagp: i.baseAddress!)
        var output = DSPSplitComplex(realp: or.baseAddress!, imagp: oi.baseAddress!)
        windowed.withUnsafeBytes { vDSP_ctoz($0.bindMemory(to: DSPComplex.self).baseAddress!, 2, &input, 1, vDSP_Length(n / 2)) }
        fft.forward(input: input, output: &output)
        vDSP.squareMagnitudes(output, result: &magnitudes)
    } } } }
    return vForce.sqrt(magnitudes)
}
func old(_ a: [Float], _ b: [Float]) -> Float {
    var result: Float = 0
    vDSP_dotpr(a, 1, b, 1, &result, vDSP_Length(a.count))
    var sum = [Float](repeating: 0, count: a.count)
    vDSP_vadd(a, 1, b, 1, &sum, 1, vDSP_Length(a.count))
    let (index, value) = vDSP.indexOfMaximum(sum)
    return result + Float(index) + value
}
