// target: ios18.0
// mode: 6

extension Sequence {
    func firstResult<T, Failure: Error>(_ transform: (Element) throws(Failure) -> T?) throws(Failure) -> T? {
        for element in self {
            if let result = try transform(element) {
                return result
            }
        }
        return nil
    }
}

struct Attempt<Success, Failure: Error> {
    let run: () throws(Failure) -> Success

    func mapError<Other: Error>(_ convert: @escaping (Failure) -> Other) -> Attempt<Success, Other> {
        Attempt<Success, Other> { () throws(Other) -> Success in
            do throws(Failure) {
                return try run()
            } catch {
                throw convert(error)
            }
        }
    }

    func result() -> Result<Success, Failure> {
        Result { () throws(Failure) -> Success in try run() }
    }
}

let firstEven = [1, 3, 4].firstResult { $0 % 2 == 0 ? $0 : nil }
