import Observation

@Observable
final class ReadingProgress {
    var pagesRead = 0
    var totalPages: Int
    @ObservationIgnored private var log: [String] = []

    init(totalPages: Int) {
        pagesRead = totalPages
    }

    var fraction: Double {
        totalPages > 0 ? min(Double(pagesRead) / Double(totalPages), 1) : 0
    }

    func turnPage() {
        guard pagesRead < totalPages else { return }
        pagesRead += 1
        log.append("page \(pagesRead)")
    }
}
