// target: ios17.0
// mode: 5

import NaturalLanguage
func lang(_ s: String) -> String? { NLLanguageRecognizer.dominantLanguage(for: s)?.rawValue }
func sent(_ s: String) -> Double { let t = NLTagger(tagSchemes: [.sentimentScore]); t.string = s; let (tag, _) = t.tag(at: s.startIndex, unit: .paragraph, scheme: .sentimentScore); return Double(tag?.rawValue ?? "0") ?? 0 }
func names(_ s: String) -> [String] { let t = NLTagger(tagSchemes: [.nameType]); t.string = s; var o: [String] = []; t.enumerateTags(in: s.startIndex..<s.endIndex, unit: .word, scheme: .nameType, options: [.omitPunctuation, .omitWhitespace, .joinNames]) { tag, r in if let tag, [.personalName, .placeName].contains(tag) { o.append(String(s[r])) }; return true }; return o }
func toks(_ s: String) -> [String] { let t = NLTokenizer(unit: .word); t.string = s; return t.tokens(for: s.startIndex..<s.endIndex).map { String(s[$0]) } }
func near() { NLEmbedding.wordEmbedding(for: .english)?.neighbors(for: "a", maximumCount: 3).forEach { print($0.0, $0.1) } }
