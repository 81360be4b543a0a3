// target: ios16.0
// mode: 5

import Combine
import Foundation

struct Post: Decodable { let id: Int }

final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var posts: [Post] = []
    private var bag = Set<AnyCancellable>()
    private let retry = PassthroughSubject<Void, Never>()
    private let state = CurrentValueSubject<Int, Never>(0)

    init() {
        $text
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { text in self.load(text).catch { _ in Just([]) } }
            .switchToLatest()
            .receive(on: RunLoop.main)
            .assign(to: &$posts)
        retry.sink { [weak self] in self?.state.send(1) }.store(in: &bag)
        Publishers.CombineLatest($text, state)
            .map { $0.isEmpty || $1 > 0 }
            .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
            .store(in: &bag)
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }.store(in: &bag)
        NotificationCenter.default.publisher(for: Notification.Name("x")).compactMap { $0.object as? String }.sink { print($0) }.store(in: &bag)
        [1, 2, 3].publisher.scan(0, +).collect().sink { print($0) }.store(in: &bag)
        $posts.combineLatest($text).throttle(for: 1, scheduler: RunLoop.main, latest: true).sink { print($0.0.count) }.store(in: &bag)
        state.merge(with: Just(3)).dropFirst().prefix(2).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag)
    }

    func load(_ text: String) -> AnyPublisher<[Post], any Error> {
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com/\(text)")!)
            .tryMap { data, response in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                return data
            }
            .decode(type: [Post].self, decoder: JSONDecoder())
            .retry(2)
            .mapError { $0 as any Error }
            .eraseToAnyPublisher()
    }

    func once() -> Future<Int, Never> {
        Future { promise in promise(.success(1)) }
    }

    func many(_ a: AnyPublisher<Int, any Error>) -> AnyPublisher<Int, any Error> {
        a.flatMap { value in Just(value).setFailureType(to: (any Error).self) }
            .handleEvents(receiveOutput: { print($0) })
            .timeout(.seconds(3), scheduler: DispatchQueue.main)
            .replaceError(with: 0)
            .setFailureType(to: (any Error).self)
            .zip(Just(1).setFailureType(to: (any Error).self))
            .map(\.0)
            .eraseToAnyPublisher()
    }

    func stream() async {
        for await text in $text.values { print(text) }
        state.value += 1
        objectWillChange.send()
        bag.forEach { $0.cancel() }
    }
}
