// Points, sizes, rectangles and transforms are in Foundation here.
@_exported import Foundation
@_exported import AssayGapFoundation
