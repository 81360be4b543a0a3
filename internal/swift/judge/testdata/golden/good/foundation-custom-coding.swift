// target: ios18.0
// mode: 6

import Foundation

enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)

    private enum CodingKeys: String, CodingKey {
        case kind, radius, width, height
    }

    private enum Kind: String, Codable {
        case circle, rectangle
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .circle:
            self = .circle(radius: try container.decode(Double.self, forKey: .radius))
        case .rectangle:
            let width = try container.decode(Double.self, forKey: .width)
            let height = try container.decodeIfPresent(Double.self, forKey: .height) ?? width
            guard width >= 0, height >= 0 else {
                throw DecodingError.dataCorruptedError(forKey: .width, in: container, debugDescription: "negative size")
            }
            self = .rectangle(width: width, height: height)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .circle(let radius):
            try container.encode(Kind.circle, forKey: .kind)
            try container.encode(radius, forKey: .radius)
        case .rectangle(let width, let height):
            try container.encode(Kind.rectangle, forKey: .kind)
            try container.encode(width, forKey: .width)
            try container.encode(height, forKey: .height)
        }
    }
}
