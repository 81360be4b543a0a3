// target: ios18.0
// mode: 5

import Foundation

@propertyWrapper
struct Stored<Value> {
    let key: String
    let fallback: Value
    var defaults: UserDefaults = .standard

    init(wrappedValue: Value, _ key: String) {
        self.key = key
        self.fallback = wrappedValue
    }

    var wrappedValue: Value {
        get { defaults.object(forKey: key) as? Value ?? fallback }
        nonmutating set { defaults.set(newValue, forKey: key) }
    }
}

final class Preferences {
    @Stored("launches") var launches = 0
    @Stored("nickname") var nickname = ""

    func countLaunch() {
        launches += 1
        if launches.isMultiple(of: 10) {
            UserDefaults.standard.set(Date(), forKey: "askedForReview")
        }
    }

    func reset() {
        for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix("nick") {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }
}
