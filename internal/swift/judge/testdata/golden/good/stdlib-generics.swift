// target: ios18.0
// mode: 6

protocol Store<Item> {
    associatedtype Item: Identifiable
    func all() -> [Item]
    mutating func insert(_ item: Item)
}

struct MemoryStore<Item: Identifiable>: Store {
    private var items: [Item.ID: Item] = [:]
    private var order: [Item.ID] = []

    func all() -> [Item] { order.compactMap { items[$0] } }

    mutating func insert(_ item: Item) {
        if items.updateValue(item, forKey: item.id) == nil {
            order.append(item.id)
        }
    }
}

@dynamicMemberLookup
struct Tagged<Value> {
    var value: Value
    var tags: Set<String> = []

    subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
}

func count<each S: Sequence>(_ sequences: repeat each S) -> Int {
    var total = 0
    for sequence in repeat each sequences {
        total += sequence.underestimatedCount
    }
    return total
}

func names<T>(of store: any Store<T>, _ name: (T) -> String) -> String {
    store.all().map(name).joined(separator: "; ")
}

let tagged = Tagged(value: "text", tags: ["x"]).count
