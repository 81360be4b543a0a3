// target: macos14.0
// mode: 5

import Metal
func add(_ a: [Float], _ b: [Float]) throws -> [Float] {
    guard let device = MTLCreateSystemDefaultDevice() else { return [] }
    print(device.name, device.supportsFamily(.apple7))
    let source = "kernel void add(device const float* a [[buffer(0)]]) {}"
    let library = try device.makeLibrary(source: source, options: nil)
    let pipeline = try device.makeComputePipelineState(function: library.makeFunction(name: "add")!)
    let n = a.count, size = n * MemoryLayout<Float>.stride
    let x = device.makeBuffer(bytes: a, length: size), out = device.makeBuffer(length: size, options: .storageModeShared)!
    let commands = device.makeCommandQueue()!.makeCommandBuffer()!
    let encoder = commands.makeComputeCommandEncoder()!
    encoder.setComputePipelineState(pipeline)
    encoder.setBuffer(x, offset: 0, index: 0)
    encoder.setBuffer(out, offset: 0, index: 2)
    let w = min(pipeline.threadExecutionWidth, pipeline.maxTotalThreadsPerThreadgroup)
    encoder.dispatchThreads(MTLSize(width: n, height: 1, depth: 1), threadsPerThreadgroup: MTLSizeMake(w, 1, 1))
    encoder.endEncoding()
    commands.commit()
    commands.waitUntilCompleted()
    let p = out.contents().bindMemory(to: Float.self, capacity: n)
    return Array(UnsafeBufferPointer(start: p, count: n))
}
