// target: ios18.0
// mode: 5

import Foundation

struct FileEntry: Hashable {
    let url: URL
    let size: Int
    let modified: Date
}

func entries(in folder: URL, withExtension ext: String) throws -> [FileEntry] {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    let contents = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    return try contents.compactMap { url in
        guard url.pathExtension == ext else { return nil }
        let values = try url.resourceValues(forKeys: Set(keys))
        guard values.isRegularFile == true else { return nil }
        return FileEntry(url: url, size: values.fileSize ?? 0, modified: values.contentModificationDate ?? .distantPast)
    }
    .sorted { $0.modified > $1.modified }
}

func prune(_ folder: URL, keeping limit: Int) throws {
    let manager = FileManager.default
    for entry in try entries(in: folder, withExtension: "log").dropFirst(limit) {
        try manager.removeItem(at: entry.url)
    }
}

func archive(_ file: URL) throws -> URL {
    let folder = file.deletingLastPathComponent().appendingPathComponent("Archive", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let target = folder.appendingPathComponent(file.lastPathComponent)
    try FileManager.default.moveItem(at: file, to: target)
    return target
}
