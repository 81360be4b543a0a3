// target: ios18.0
// mode: 5

import SwiftUI

struct Article: Identifiable, Decodable {
    let id: Int
    let title: String
}

struct ArticleList: View {
    @State private var articles: [Article] = []
    @State private var query = ""
    @State private var failure: String?

    var body: some View {
        List(articles.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }) { article in
            Text(article.title).lineLimit(2)
        }
        .overlay {
            if let failure {
                ContentUnavailableView("No articles", systemImage: "wifi.slash", description: Text(failure))
            } else if articles.isEmpty {
                ProgressView()
            }
        }
        .searchable(text: $query, prompt: "Title")
        .refreshable { await load() }
        .task { await load() }
    }

    private func load() async {
        do {
            let url = URL(string: "https://example.com/articles.json")!
            let (data, _) = try await URLSession.shared.data(from: url)
            articles = try JSONDecoder().decode([Article].self, from: data)
            failure = nil
        } catch {
            failure = error.localizedDescription
        }
    }
}
