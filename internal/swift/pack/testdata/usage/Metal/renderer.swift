// target: ios17.0
// mode: 5

import MetalKit
struct Vertex { var position: SIMD3<Float>; var color: SIMD4<Float> }
final class Renderer: NSObject, MTKViewDelegate {
    private let device: MTLDevice
    private let queue: MTLCommandQueue
    private let pipeline: MTLRenderPipelineState
    private let vertices: MTLBuffer
    private var time: Float = 0
    init?(view: MTKView) {
        guard let device = MTLCreateSystemDefaultDevice(), let queue = device.makeCommandQueue() else { return nil }
        self.device = device
        self.queue = queue
        view.device = device
        view.colorPixelFormat = .bgra8Unorm
        view.clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
        view.preferredFramesPerSecond = 60
        let library = device.makeDefaultLibrary()
        let descriptor = MTLRenderPipelineDescriptor()
        descriptor.vertexFunction = library?.makeFunction(name: "vertex_main")
        descriptor.fragmentFunction = library?.makeFunction(name: "fragment_main")
        descriptor.colorAttachments[0].pixelFormat = view.colorPixelFormat
        descriptor.colorAttachments[0].isBlendingEnabled = true
        descriptor.colorAttachments[0].sourceRGBBlendFactor = .sourceAlpha
        let layout = MTLVertexDescriptor()
        layout.attributes[0].format = .float3
        layout.attributes[0].offset = 0
        layout.attributes[0].bufferIndex = 0
        layout.layouts[0].stride = MemoryLayout<Vertex>.stride
        descriptor.vertexDescriptor = layout
        do { pipeline = try device.makeRenderPipelineState(descriptor: descriptor) } catch { return nil }
        let data = [Vertex(position: [0, 1, 0], color: [1, 0, 0, 1]), Vertex(position: [-1, -1, 0], color: [0, 1, 0, 1])]
        guard let buffer = device.makeBuffer(bytes: data, length: MemoryLayout<Vertex>.stride * data.count, options: .storageModeShared) else { return nil }
        vertices = buffer
        super.init()
        view.delegate = self
    }
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
    func draw(in view: MTKView) {
        guard let drawable = view.currentDrawable, let pass = view.currentRenderPassDescriptor,
              let commands = queue.makeCommandBuffer(), let encoder = commands.makeRenderCommandEncoder(descriptor: pass) else { return }
        time += 1 / Float(view.preferredFramesPerSecond)
        encoder.setRenderPipelineState(pipeline)
        encoder.setVertexBuffer(vertices, offset: 0, index: 0)
        encoder.setVertexBytes(&time, length: MemoryLayout<Float>.size, index: 1)
        encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
        encoder.endEncoding()
        commands.present(drawable)
        commands.addCompletedHandler { b in print(b.status == .completed) }
        commands.commit()
    }
}
