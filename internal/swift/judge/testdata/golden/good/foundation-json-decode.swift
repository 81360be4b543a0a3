// target: ios18.0
// mode: 5

import Foundation

struct Release: Decodable, Identifiable {
    let id: Int
    let tagName: String
    let publishedAt: Date
    let assets: [Asset]

    struct Asset: Decodable {
        let name: String
        let size: Int
        let browserDownloadUrl: URL
    }
}

enum ReleaseError: LocalizedError {
    case badStatus(Int)
    case empty

    var errorDescription: String? {
        switch self {
        case .badStatus(let code): "The server answered \(code)."
        case .empty: "There is no release."
        }
    }
}

func latestRelease(of repository: String, session: URLSession = .shared) async throws -> Release {
    guard let url = URL(string: "https://api.github.com/repos/\(repository)/releases") else {
        throw URLError(.badURL)
    }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 15)
    request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
        throw ReleaseError.badStatus(http.statusCode)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    let releases = try decoder.decode([Release].self, from: data)
    guard let latest = releases.max(by: { $0.publishedAt < $1.publishedAt }) else {
        throw ReleaseError.empty
    }
    return latest
}
