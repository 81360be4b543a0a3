// target: ios18.0
// mode: 6

import Foundation

enum ClientError: Error {
    case transport(URLError)
    case status(Int)
    case decoding(DecodingError)
    case other
}

struct Client: Sendable {
    var base: URL
    var session: URLSession = .shared

    func get<T: Decodable & Sendable>(_ type: T.Type, path: String) async throws(ClientError) -> T {
        let data: Data
        do {
            let (body, response) = try await session.data(from: base.appending(path: path))
            if let http = response as? HTTPURLResponse, http.statusCode >= 400 {
                throw ClientError.status(http.statusCode)
            }
            data = body
        } catch let error as ClientError {
            throw error
        } catch let error as URLError {
            throw .transport(error)
        } catch {
            throw .other
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw .decoding(error)
        } catch {
            throw .other
        }
    }
}
