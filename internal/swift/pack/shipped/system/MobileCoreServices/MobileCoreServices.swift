@_exported import Foundation
@_exported import AssayGapFoundation
@_exported import UniformTypeIdentifiers

@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeImage: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeJPEG: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypePNG: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeGIF: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeTIFF: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeBMP: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeMovie: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeVideo: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeQuickTimeMovie: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeMPEG: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeMPEG4: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeAudio: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeMP3: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeMPEG4Audio: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypePDF: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypePlainText: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeUTF8PlainText: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeText: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeRTF: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeHTML: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeXML: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeJSON: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeURL: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeFileURL: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeData: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeItem: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeContent: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeFolder: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeDirectory: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypePackage: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeArchive: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeZipArchive: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeVCard: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeContact: CFString { fatalError() }
@available(iOS, introduced: 3.0, deprecated: 15.0, message: "use UTType") @available(macOS, introduced: 10.4, deprecated: 12.0, message: "use UTType") public var kUTTypeLivePhoto: CFString { fatalError() }
