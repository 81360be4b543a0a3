func tags(in text: String) -> [String] {
    guard text.index(of: "#") != nil else { return [] }
    var seen: Set<String> = []
    return text.matches(of: /(?:^|\s)#([A-Za-z0-9_]+)/)
        .map { String($0.output.1) }
        .filter { seen.insert($0).inserted }
}

func redactingMails(in text: String) -> String {
    text.replacing(/[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}/, with: "[mail]")
}
