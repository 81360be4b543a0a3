// target: ios18.0
// mode: 6

import Foundation

struct Comment: Codable, Sendable {
    var author: String
    var body: String
}

actor CommentService {
    private let session: URLSession
    private let endpoint: URL

    init(endpoint: URL, configuration: URLSessionConfiguration = .ephemeral) {
        configuration.timeoutIntervalForRequest = 20
        configuration.httpAdditionalHeaders = ["User-Agent": "Comments/1"]
        self.session = URLSession(configuration: configuration)
        self.endpoint = endpoint
    }

    func post(_ comment: Comment) async throws -> Comment {
        var request = URLRequest(url: endpoint)
        request.httpMethod = "POST"
        request.addValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(comment)
        let (data, response) = try await session.data(for: request)
        guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        switch http.statusCode {
        case 201: return try JSONDecoder().decode(Comment.self, from: data)
        case 401: throw URLError(.userAuthenticationRequired)
        default: throw URLError(.cannotParseResponse)
        }
    }
}
