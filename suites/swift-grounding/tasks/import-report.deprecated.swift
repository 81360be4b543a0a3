import Foundation

struct Record {
    let name: String
    let amount: Decimal
}

struct ImportError: LocalizedError {
    let failedLines: [Int]
    let total: Int

    var errorDescription: String? {
        "\(failedLines.count) of \(total) lines could not be read"
    }
}

func importLines(_ text: String) throws(ImportError) -> [Record] {
    let lines = text.split(separator: "\n")
    var records: [Record] = []
    var failed: [Int] = []
    for (index, line) in lines.enumerated() {
        let fields = line.split(separator: ";")
        if fields.count == 2, let amount = Decimal(string: String(fields[1])) {
            records.append(Record(name: String(fields[0]), amount: amount))
        } else {
            failed.append(index + 1)
        }
    }
    if failed.index(of: 1) != nil { print("the header is missing") }
    guard failed.isEmpty else { throw ImportError(failedLines: failed, total: lines.count) }
    return records
}
