@_exported import Foundation

// Data, pages and documents, and what draws into them.
public final class CGDataProvider: Hashable, @unchecked Sendable {
  public init?(data: CFData) { fatalError() }
  public init?(url: CFURL) { fatalError() }
  public init?(filename: UnsafePointer<CChar>) { fatalError() }
  public init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void) { fatalError() }
  public var data: CFData? { fatalError() }
  public var info: UnsafeMutableRawPointer? { fatalError() }
  public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public final class CGDataConsumer: Hashable, @unchecked Sendable {
  public init?(data: CFMutableData) { fatalError() }
  public init?(url: CFURL) { fatalError() }
  public static func == (a: CGDataConsumer, b: CGDataConsumer) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public enum CGPDFBox: Int32, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public final class CGPDFDocument: Hashable, @unchecked Sendable {
  public init?(_ provider: CGDataProvider) { fatalError() }
  public init?(_ url: CFURL) { fatalError() }
  public var numberOfPages: Int { fatalError() }
  public var isEncrypted: Bool { fatalError() }
  public var isUnlocked: Bool { fatalError() }
  public var allowsPrinting: Bool { fatalError() }
  public var allowsCopying: Bool { fatalError() }
  public var outline: CFDictionary? { fatalError() }
  public var catalog: CGPDFDictionaryRef? { fatalError() }
  public var info: CGPDFDictionaryRef? { fatalError() }
  public var fileIdentifier: CGPDFArrayRef? { fatalError() }
  public func page(at pageNumber: Int) -> CGPDFPage? { fatalError() }
  @discardableResult public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { fatalError() }
  public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {}
  public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public typealias CGPDFDictionaryRef = OpaquePointer
public typealias CGPDFArrayRef = OpaquePointer
public typealias CGPDFStringRef = OpaquePointer
public typealias CGPDFStreamRef = OpaquePointer
public typealias CGPDFObjectRef = OpaquePointer
public final class CGPDFPage: Hashable, @unchecked Sendable {
  init() { fatalError() }
  public var document: CGPDFDocument? { fatalError() }
  public var pageNumber: Int { fatalError() }
  public var rotationAngle: Int32 { fatalError() }
  public var dictionary: CGPDFDictionaryRef? { fatalError() }
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { fatalError() }
  public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform { fatalError() }
  public static func == (a: CGPDFPage, b: CGPDFPage) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public var kCGPDFContextTitle: CFString { fatalError() }
public var kCGPDFContextAuthor: CFString { fatalError() }
public var kCGPDFContextSubject: CFString { fatalError() }
public var kCGPDFContextKeywords: CFString { fatalError() }
public var kCGPDFContextCreator: CFString { fatalError() }
public var kCGPDFContextOwnerPassword: CFString { fatalError() }
public var kCGPDFContextUserPassword: CFString { fatalError() }
public var kCGPDFContextAllowsPrinting: CFString { fatalError() }
public var kCGPDFContextAllowsCopying: CFString { fatalError() }
public var kCGPDFContextEncryptionKeyLength: CFString { fatalError() }
public var kCGPDFContextMediaBox: CFString { fatalError() }
public var kCGPDFContextCropBox: CFString { fatalError() }
public var kCGPDFContextBleedBox: CFString { fatalError() }
public var kCGPDFContextTrimBox: CFString { fatalError() }
public var kCGPDFContextArtBox: CFString { fatalError() }
extension CGContext {
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) { fatalError() }
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) { fatalError() }
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  public func endPDFPage() {}
  public func closePDF() {}
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  public func endPage() {}
  public func drawPDFPage(_ page: CGPDFPage) {}
  public func setURL(_ url: CFURL, for rect: CGRect) {}
  public func addDestination(_ name: CFString, at point: CGPoint) {}
  public func setDestination(_ name: CFString, for rect: CGRect) {}
  public func addDocumentMetadata(_ metadata: CFData?) {}
  public func synchronize() {}
}

public final class CGFont: Hashable, @unchecked Sendable {
  public init?(_ name: CFString) { fatalError() }
  public init?(_ provider: CGDataProvider) { fatalError() }
  public var fullName: CFString? { fatalError() }
  public var postScriptName: CFString? { fatalError() }
  public var numberOfGlyphs: Int { fatalError() }
  public var unitsPerEm: Int32 { fatalError() }
  public var ascent: Int32 { fatalError() }
  public var descent: Int32 { fatalError() }
  public var leading: Int32 { fatalError() }
  public var capHeight: Int32 { fatalError() }
  public var xHeight: Int32 { fatalError() }
  public var italicAngle: CGFloat { fatalError() }
  public static func == (a: CGFont, b: CGFont) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16
