@_exported import CoreGraphics
@_exported import Foundation
@_exported import AssayGapFoundation

public final class CTFont: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTFont, b: CTFont) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTFontDescriptor: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTFontDescriptor, b: CTFontDescriptor) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTFontCollection: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTFontCollection, b: CTFontCollection) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTFrame: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTFrame, b: CTFrame) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTFramesetter: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTFramesetter, b: CTFramesetter) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTLine: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTLine, b: CTLine) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTRun: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTRun, b: CTRun) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTParagraphStyle: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTParagraphStyle, b: CTParagraphStyle) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTTextTab: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTTextTab, b: CTTextTab) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTTypesetter: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTTypesetter, b: CTTypesetter) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTGlyphInfo: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTGlyphInfo, b: CTGlyphInfo) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public final class CTRunDelegate: Hashable, @unchecked Sendable { init() { fatalError() }; public static func == (a: CTRunDelegate, b: CTRunDelegate) -> Bool { fatalError() }; public func hash(into hasher: inout Hasher) {} }
public var kCTFontAttributeName: CFString { fatalError() }
public var kCTKernAttributeName: CFString { fatalError() }
public var kCTTrackingAttributeName: CFString { fatalError() }
public var kCTLigatureAttributeName: CFString { fatalError() }
public var kCTForegroundColorAttributeName: CFString { fatalError() }
public var kCTForegroundColorFromContextAttributeName: CFString { fatalError() }
public var kCTBackgroundColorAttributeName: CFString { fatalError() }
public var kCTParagraphStyleAttributeName: CFString { fatalError() }
public var kCTStrokeWidthAttributeName: CFString { fatalError() }
public var kCTStrokeColorAttributeName: CFString { fatalError() }
public var kCTUnderlineStyleAttributeName: CFString { fatalError() }
public var kCTUnderlineColorAttributeName: CFString { fatalError() }
public var kCTSuperscriptAttributeName: CFString { fatalError() }
public var kCTVerticalFormsAttributeName: CFString { fatalError() }
public var kCTRunDelegateAttributeName: CFString { fatalError() }
public var kCTBaselineOffsetAttributeName: CFString { fatalError() }
public var kCTGlyphInfoAttributeName: CFString { fatalError() }
public var kCTLanguageAttributeName: CFString { fatalError() }
public var kCTWritingDirectionAttributeName: CFString { fatalError() }
public var kCTRubyAnnotationAttributeName: CFString { fatalError() }
public var kCTFontURLAttribute: CFString { fatalError() }
public var kCTFontNameAttribute: CFString { fatalError() }
public var kCTFontDisplayNameAttribute: CFString { fatalError() }
public var kCTFontFamilyNameAttribute: CFString { fatalError() }
public var kCTFontStyleNameAttribute: CFString { fatalError() }
public var kCTFontTraitsAttribute: CFString { fatalError() }
public var kCTFontVariationAttribute: CFString { fatalError() }
public var kCTFontSizeAttribute: CFString { fatalError() }
public var kCTFontMatrixAttribute: CFString { fatalError() }
public var kCTFontCascadeListAttribute: CFString { fatalError() }
public var kCTFontCharacterSetAttribute: CFString { fatalError() }
public var kCTFontLanguagesAttribute: CFString { fatalError() }
public var kCTFontFeaturesAttribute: CFString { fatalError() }
public var kCTFontFeatureSettingsAttribute: CFString { fatalError() }
public var kCTFontFixedAdvanceAttribute: CFString { fatalError() }
public var kCTFontOrientationAttribute: CFString { fatalError() }
public var kCTFontFormatAttribute: CFString { fatalError() }
public var kCTFontRegistrationScopeAttribute: CFString { fatalError() }
public var kCTFontPriorityAttribute: CFString { fatalError() }
public var kCTFontEnabledAttribute: CFString { fatalError() }
public var kCTFontSymbolicTrait: CFString { fatalError() }
public var kCTFontWeightTrait: CFString { fatalError() }
public var kCTFontWidthTrait: CFString { fatalError() }
public var kCTFontSlantTrait: CFString { fatalError() }
public var kCTFontFeatureTypeIdentifierKey: CFString { fatalError() }
public var kCTFontFeatureTypeNameKey: CFString { fatalError() }
public var kCTFontFeatureTypeSelectorsKey: CFString { fatalError() }
public var kCTFontFeatureSelectorIdentifierKey: CFString { fatalError() }
public var kCTFontFeatureSelectorNameKey: CFString { fatalError() }
public var kCTFontOpenTypeFeatureTag: CFString { fatalError() }
public var kCTFontOpenTypeFeatureValue: CFString { fatalError() }
public var kCTFontCopyrightNameKey: CFString { fatalError() }
public var kCTFontFamilyNameKey: CFString { fatalError() }
public var kCTFontSubFamilyNameKey: CFString { fatalError() }
public var kCTFontStyleNameKey: CFString { fatalError() }
public var kCTFontFullNameKey: CFString { fatalError() }
public var kCTFontPostScriptNameKey: CFString { fatalError() }
public var kCTFontVariationAxisIdentifierKey: CFString { fatalError() }
public var kCTFontVariationAxisMinimumValueKey: CFString { fatalError() }
public var kCTFontVariationAxisMaximumValueKey: CFString { fatalError() }
public var kCTFontVariationAxisDefaultValueKey: CFString { fatalError() }
public var kCTFontVariationAxisNameKey: CFString { fatalError() }
public var kCTFrameProgressionAttributeName: CFString { fatalError() }
public var kCTFramePathFillRuleAttributeName: CFString { fatalError() }
public var kCTFramePathWidthAttributeName: CFString { fatalError() }
public var kCTFrameClippingPathsAttributeName: CFString { fatalError() }
public var kCTFontManagerErrorDomain: CFString { fatalError() }
public var kCTTypesetterOptionForcedEmbeddingLevel: CFString { fatalError() }
public var kCTTabColumnTerminatorsAttributeName: CFString { fatalError() }
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }
public struct CTLineBoundsOptions: OptionSet, Sendable { public let rawValue: CFIndex; public init(rawValue: CFIndex) { fatalError() }; public static var excludeTypographicLeading: CTLineBoundsOptions { fatalError() }; public static var excludeTypographicShifts: CTLineBoundsOptions { fatalError() }; public static var useHangingPunctuation: CTLineBoundsOptions { fatalError() }; public static var useGlyphPathBounds: CTLineBoundsOptions { fatalError() }; public static var useOpticalBounds: CTLineBoundsOptions { fatalError() }; public static var includeLanguageExtents: CTLineBoundsOptions { fatalError() } }
public struct CTFontSymbolicTraits: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var traitItalic: CTFontSymbolicTraits { fatalError() }; public static var traitBold: CTFontSymbolicTraits { fatalError() }; public static var traitExpanded: CTFontSymbolicTraits { fatalError() }; public static var traitCondensed: CTFontSymbolicTraits { fatalError() }; public static var traitMonoSpace: CTFontSymbolicTraits { fatalError() }; public static var traitVertical: CTFontSymbolicTraits { fatalError() }; public static var traitUIOptimized: CTFontSymbolicTraits { fatalError() }; public static var traitColorGlyphs: CTFontSymbolicTraits { fatalError() }; public static var traitComposite: CTFontSymbolicTraits { fatalError() } }
public enum CTFontUIFontType: UInt32, Sendable { case none = 4294967295, user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem, views, application, label, menuTitle, menuItem, message = 23, toolTip = 25 }
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }
public struct CTFontOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { fatalError() }; public static var preventAutoActivation: CTFontOptions { fatalError() }; public static var preferSystemFont: CTFontOptions { fatalError() } }
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
public enum CTLineBreakMode: UInt8, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
public enum CTWritingDirection: Int8, Sendable { case natural = -1, leftToRight, rightToLeft }
public enum CTParagraphStyleSpecifier: UInt32, Sendable { case alignment = 0, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions }
public struct CTParagraphStyleSetting { public var spec: CTParagraphStyleSpecifier; public var valueSize: Int; public var value: UnsafeRawPointer; public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) { fatalError() } }
public struct CTUnderlineStyle: OptionSet, Sendable { public let rawValue: Int32; public init(rawValue: Int32) { fatalError() }; public static var single: CTUnderlineStyle { fatalError() }; public static var thick: CTUnderlineStyle { fatalError() }; public static var double: CTUnderlineStyle { fatalError() } }
public enum CTFontManagerScope: UInt32, Sendable { case none = 0, process, persistent, session; public static var user: CTFontManagerScope { fatalError() } }
public struct CTRunStatus: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { fatalError() }; public static var rightToLeft: CTRunStatus { fatalError() }; public static var nonMonotonic: CTRunStatus { fatalError() }; public static var hasNonIdentityMatrix: CTRunStatus { fatalError() } }
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont { fatalError() }
public func CTFontCreateWithNameAndOptions(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions) -> CTFont { fatalError() }
public func CTFontCreateWithFontDescriptor(_ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont { fatalError() }
public func CTFontCreateWithFontDescriptorAndOptions(_ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions) -> CTFont { fatalError() }
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? { fatalError() }
public func CTFontCreateCopyWithAttributes(_ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?) -> CTFont { fatalError() }
public func CTFontCreateCopyWithSymbolicTraits(_ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits) -> CTFont? { fatalError() }
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont { fatalError() }
public func CTFontCreateWithGraphicsFont(_ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?) -> CTFont { fatalError() }
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont { fatalError() }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { fatalError() }
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? { fatalError() }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { fatalError() }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { fatalError() }
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { fatalError() }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { fatalError() }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { fatalError() }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { fatalError() }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { fatalError() }
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? { fatalError() }
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { fatalError() }
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { fatalError() }
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { fatalError() }
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? { fatalError() }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { fatalError() }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { fatalError() }
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect { fatalError() }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { fatalError() }
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph { fatalError() }
@discardableResult public func CTFontGetGlyphsForCharacters(_ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex) -> Bool { fatalError() }
@discardableResult public func CTFontGetBoundingRectsForGlyphs(_ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex) -> CGRect { fatalError() }
@discardableResult public func CTFontGetAdvancesForGlyphs(_ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex) -> Double { fatalError() }
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? { fatalError() }
public func CTFontDrawGlyphs(_ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext) { fatalError() }
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor { fatalError() }
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor { fatalError() }
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor { fatalError() }
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? { fatalError() }
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary { fatalError() }
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { fatalError() }
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? { fatalError() }
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray { fatalError() }
@discardableResult public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { fatalError() }
@discardableResult public func CTFontManagerUnregisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { fatalError() }
@discardableResult public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { fatalError() }
@discardableResult public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { fatalError() }
public func CTFontManagerRegisterFontURLs(_ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?) { fatalError() }
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { fatalError() }
public func CTFramesetterCreateFrame(_ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?) -> CTFrame { fatalError() }
public func CTFramesetterSuggestFrameSizeWithConstraints(_ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?) -> CGSize { fatalError() }
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { fatalError() }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { fatalError() }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { fatalError() }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { fatalError() }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { fatalError() }
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) { fatalError() }
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { fatalError() }
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { fatalError() }
public func CTLineCreateTruncatedLine(_ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?) -> CTLine? { fatalError() }
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? { fatalError() }
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { fatalError() }
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { fatalError() }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { fatalError() }
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double { fatalError() }
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { fatalError() }
@discardableResult public func CTLineGetTypographicBounds(_ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?) -> Double { fatalError() }
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect { fatalError() }
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { fatalError() }
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect { fatalError() }
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex { fatalError() }
@discardableResult public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?) -> CGFloat { fatalError() }
public func CTLineEnumerateCaretOffsets(_ line: CTLine, _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void) { fatalError() }
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { fatalError() }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { fatalError() }
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { fatalError() }
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { fatalError() }
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) { fatalError() }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { fatalError() }
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) { fatalError() }
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) { fatalError() }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { fatalError() }
@discardableResult public func CTRunGetTypographicBounds(_ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?) -> Double { fatalError() }
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect { fatalError() }
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { fatalError() }
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle { fatalError() }
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { fatalError() }
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine { fatalError() }
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex { fatalError() }
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex { fatalError() }
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { fatalError() }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { fatalError() }
public enum CTFontManagerError: CFIndex, Sendable { case fileNotFound = 101, insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered, exceededResourceLimit, assetNotFound, notRegistered = 201, inUse, systemRequired, registrationFailed = 301, missingEntitlement, insufficientInfo, cancelledByUser, duplicatedName, invalidFilePath, unsupportedScope }
