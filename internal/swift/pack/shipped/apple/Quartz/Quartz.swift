@_exported import AppKit
@_exported import PDFKit
@_exported import QuartzCore
@_exported import QuickLookUI
