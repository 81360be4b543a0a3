package macro

import (
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
)

// expandGenerable returns the members that @Generable adds to a type: its schema and, for
// a struct, the type of its unfinished values, in which each property is optional.
func expandGenerable(declaration string) string {
	code := swift.Mask(declaration)
	head, _, _ := strings.Cut(code, "{")
	access := ""
	if m := generableAccess.FindString(head); m != "" {
		access = "public "
	}
	out := access + "nonisolated static var generationSchema: FoundationModels.GenerationSchema { fatalError() }\n"
	if !generableStruct.MatchString(head) {
		return out
	}
	out += access + "struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {\n" +
		access + "var id: FoundationModels.GenerationID\n"
	for _, p := range storedProperties(declaration, code) {
		if p.name == "id" {
			out = strings.Replace(out, "var id: FoundationModels.GenerationID\n", "var id: "+partialType(p.typ)+"\n", 1)
			continue
		}
		out += p.access + "var " + p.name + ": " + partialType(p.typ) + "\n"
	}
	return out + access + "nonisolated init(_ content: FoundationModels.GeneratedContent) throws { fatalError() }\n}\n"
}

// generableExtension returns the extension that @Generable adds to a type.
func generableExtension(extended string) string {
	return "extension " + extended + ": FoundationModels.Generable {\n" +
		"public nonisolated init(_ content: FoundationModels.GeneratedContent) throws { fatalError() }\n" +
		"public nonisolated var generatedContent: FoundationModels.GeneratedContent { fatalError() }\n}"
}

// partialType returns the type of a property of unfinished values. Identities are whole.
func partialType(typ string) string {
	if strings.TrimPrefix(typ, "FoundationModels.") == "GenerationID" {
		return typ
	}
	if strings.HasSuffix(typ, "?") {
		typ = "Optional<" + strings.TrimSuffix(typ, "?") + ">"
	}
	return typ + ".PartiallyGenerated?"
}

var (
	generableAccess = lazyregexp.New(`\b(?:public|package)\b`)
	generableStruct = lazyregexp.New(`\bstruct\s+\S+\s*(?:<[^{]*|:[^{]*)?$`)
	propertyStart   = lazyregexp.New("^(?:var|let)\\s+(`?[\\p{L}_][\\p{L}\\p{N}_]*`?)\\s*:\\s*")
)

type property struct{ access, name, typ string }

// storedProperties returns the stored properties of a type that have a written type. code is
// the declaration without its comments and strings.
func storedProperties(declaration, code string) []property {
	var out []property
	depth, static, from := 0, false, 0
	for i := 0; i < len(code); i++ {
		switch c := code[i]; c {
		case '{', '(', '[':
			depth++
		case '}', ')', ']':
			depth--
		case '\n', ';':
			static, from = false, i
		default:
			if depth != 1 || i > 0 && isWord(code[i-1]) {
				continue
			}
			if strings.HasPrefix(code[i:], "static ") || strings.HasPrefix(code[i:], "case ") || strings.HasPrefix(code[i:], "func ") {
				static = true
			}
			m := propertyStart.FindStringSubmatch(code[i:])
			if m == nil || static {
				continue
			}
			start := i + len(m[0])
			end, stored := endOfType(code, start)
			if typ := strings.TrimSpace(code[start:end]); stored && typ != "" {
				access := ""
				if generableAccess.MatchString(code[from:i]) {
					access = "public "
				}
				out = append(out, property{access, m[1], typ})
			}
			i = end - 1
		}
	}
	return out
}

func isWord(c byte) bool {
	return c == '_' || c == '.' || c == '`' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// endOfType returns where the type that starts at start ends, and whether the property is
// stored: computed ones have braces, with which observers of stored ones begin, too.
func endOfType(code string, start int) (end int, stored bool) {
	depth := 0
	for i := start; i < len(code); i++ {
		switch code[i] {
		case '(', '[', '<':
			depth++
		case ')', ']', '>':
			depth--
		case '\n', ';', '=', ',':
			if depth == 0 {
				rest := strings.TrimSpace(code[i:])
				return i, code[i] != '\n' || !strings.HasPrefix(rest, "{")
			}
		case '{', '}':
			if depth <= 0 {
				body := strings.TrimSpace(code[i+1:])
				return i, code[i] == '}' || strings.HasPrefix(body, "didSet") || strings.HasPrefix(body, "willSet")
			}
		}
	}
	return len(code), true
}
