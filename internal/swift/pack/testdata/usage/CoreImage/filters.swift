// target: ios16.0
// mode: 5

import CoreImage
import UIKit
func sepia(_ i: UIImage) -> UIImage? { guard let ci = CIImage(image: i) else { return nil }; let f = CIFilter.sepiaTone(); f.inputImage = ci; f.intensity = 0.8; guard let o = f.outputImage, let cg = CIContext().createCGImage(o, from: ci.extent) else { return nil }; return UIImage(cgImage: cg, scale: i.scale, orientation: i.imageOrientation) }
func blur(_ ci: CIImage) -> CIImage { let f = CIFilter(name: "CIGaussianBlur")!; f.setValue(ci, forKey: kCIInputImageKey); f.setValue(8, forKey: kCIInputRadiusKey); return f.outputImage!.cropped(to: ci.extent) }
func var1(_ x: String) { var cur: CIFilter = CIFilter.sepiaTone(); cur = CIFilter.pixellate(); let keys = cur.inputKeys; if keys.contains(kCIInputIntensityKey) { cur.setValue(1, forKey: kCIInputIntensityKey) } }
