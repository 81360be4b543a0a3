// target: ios18.0
// mode: 5

import Combine
import Foundation

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isSearching = false

    private var cancellables = Set<AnyCancellable>()
    private let search: (String) -> AnyPublisher<[String], Error>

    init(search: @escaping (String) -> AnyPublisher<[String], Error>) {
        self.search = search
        $query
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .filter { !$0.isEmpty }
            .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = true })
            .map { [search] text in
                search(text)
                    .replaceError(with: [])
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] found in
                self?.results = found
                self?.isSearching = false
            }
            .store(in: &cancellables)
    }
}
