// target: ios17.0
// mode: 6

import CoreText
import UIKit
final class TextView: UIView {
    var text = NSAttributedString(string: "Hello")
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.textMatrix = .identity
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        let framesetter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRangeMake(0, text.length), nil, CGSize(width: bounds.width, height: .greatestFiniteMagnitude), nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 0, length: 0), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
        CTFrameDraw(frame, context)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        for line in lines { var ascent: CGFloat = 0; print(CTLineGetTypographicBounds(line, &ascent, nil, nil), ascent) }
    }
}
func register(_ url: URL) -> Bool {
    var error: Unmanaged<CFError>?
    guard CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else { print(error?.takeRetainedValue() as Any); return false }
    let font = CTFontCreateWithName("Inter" as CFString, 17, nil)
    print(CTFontCopyPostScriptName(font) as String, CTFontGetAscent(font) + CTFontGetDescent(font), CTFontGetSymbolicTraits(font).contains(.traitBold))
    return true
}
func outline(_ text: String, _ font: CTFont) -> CGPath {
    let path = CGMutablePath()
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font]))
    for run in CTLineGetGlyphRuns(line) as! [CTRun] {
        for i in 0..<CTRunGetGlyphCount(run) {
            var glyph = CGGlyph(); var position = CGPoint.zero
            CTRunGetGlyphs(run, CFRangeMake(i, 1), &glyph); CTRunGetPositions(run, CFRangeMake(i, 1), &position)
            if let letter = CTFontCreatePathForGlyph(font, glyph, nil) { path.addPath(letter, transform: CGAffineTransform(translationX: position.x, y: position.y)) }
        }
    }
    return path
}
