import Foundation

func inviteLink(for code: String, campaign: String?) -> URL? {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "example.com"
    components.path = "/invite"
    components.queryItems = [URLQueryItem(name: "code", value: code)]
    if let campaign, !campaign.isEmpty {
        components.queryItems?.append(URLQueryItem(name: "utm_campaign", value: campaign))
    }
    return components.url
}
