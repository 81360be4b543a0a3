// target: ios17.0
// mode: 5

import MetalKit
import SwiftUI
struct MetalView: UIViewRepresentable {
    func makeUIView(context: Context) -> MTKView {
        let v = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
        v.enableSetNeedsDisplay = true
        v.isPaused = true
        v.framebufferOnly = false
        return v
    }
    func updateUIView(_ v: MTKView, context: Context) { v.setNeedsDisplay() }
}
func texture(_ device: MTLDevice) throws -> MTLTexture {
    let loader = MTKTextureLoader(device: device)
    let options: [MTKTextureLoader.Option: Any] = [.SRGB: false, .origin: MTKTextureLoader.Origin.bottomLeft, .textureUsage: NSNumber(value: MTLTextureUsage.shaderRead.rawValue)]
    let t = try loader.newTexture(name: "brick", scaleFactor: 1, bundle: nil, options: options)
    let d = MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .rgba8Unorm, width: t.width, height: t.height, mipmapped: false)
    d.usage = [.shaderRead, .shaderWrite]
    return device.makeTexture(descriptor: d)!
}
