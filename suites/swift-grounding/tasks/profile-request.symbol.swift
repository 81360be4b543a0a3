import Foundation

struct Profile: Codable {
    let name: String
    let joinedYear: Int
}

enum ProfileError: Error {
    case badStatus(Int)
}

func loadProfile(id: String, session: URLSession = .shared) async throws -> Profile {
    let base = URL(string: "https://api.example.com/users")!
    var request = URLRequest(url: base.appendingPathComponent(id).appendingPathComponent("profile"))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).includes(status) else { throw ProfileError.badStatus(status) }
    return try JSONDecoder().decode(Profile.self, from: data)
}
