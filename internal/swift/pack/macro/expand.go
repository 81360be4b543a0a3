package macro

import (
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Expand returns the source that replaces a macro in one of its roles, and whether
// it has an expansion. declaration is the source of the attached declaration,
// extended the type to extend.
//
//   - Nothing expands to nothing, in every role: #Preview, #Index, #Unique, @Attribute, @Relationship, @Transient, @Previewable.
//   - Accessor makes a property a computed one, get and set: @Entry.
//   - Model adds the conformance to PersistentModel, whose protocol has defaults for all requirements.
//   - ModelActor adds the executor, the container, an initialiser and the conformance.
//   - AssistantSchemaIntent, AssistantSchemaEntity, AssistantSchemaEnum and UnionValue add the conformance to a protocol with
//     defaults, and to intents an initialiser: @AppIntent, @AppEntity and @AppEnum with a schema, @UnionValue.
//   - Generable adds the schema, the conversions, the type of unfinished values and the conformance: @Generable.
//   - Query adds the property's storage, _name, and a getter. The compiler has already checked the attribute's arguments.
//   - TipParameter makes a property of a type a computed one and adds $name, which rules refer to: @Parameter of TipKit.
//   - Value stands for an expression of any type: #Rule.
func Expand(kind, role, declaration, extended string) (string, bool) {
	extended = strings.TrimSpace(extended)
	switch kind + " " + role {
	case "Accessor accessor", "TipParameter accessor":
		return "get { fatalError() }\nset { fatalError() }", true
	case "Model extension":
		return "extension " + extended + ": SwiftData.PersistentModel {}", true
	case "Model member", "Model memberAttribute", "Model peer", "Accessor peer":
		return "", true
	case "ModelActor extension":
		return "extension " + extended + ": SwiftData.ModelActor {}", true
	case "ModelActor member":
		return modelActor, true
	case "AssistantSchemaIntent extension", "AssistantSchemaEntity extension", "AssistantSchemaEnum extension":
		return "extension " + extended + ": AppIntents." + kind + " {}", true
	case "AssistantSchemaIntent member":
		return "init() { fatalError() }", true
	case "UnionValue extension":
		return "extension " + extended + ": AppIntents._UnionValueConvertible {}", true
	case "Generable extension":
		return generableExtension(extended), true
	case "Generable member":
		return expandGenerable(declaration), true
	case "Value expression":
		return "{ fatalError() }()", true
	case "TipParameter peer":
		name, typ, ok := parseProperty(declaration)
		return "static var $" + name + ": TipKit.Tips.Parameter<" + typ + "> { fatalError() }", ok && typ != ""
	case "Query accessor":
		name, _, ok := parseProperty(declaration)
		return "get { _" + name + ".wrappedValue }", ok
	case "Query peer":
		name, typ, ok := parseProperty(declaration)
		if !ok || typ == "" {
			return "", false
		}
		return "private(set) var _" + name + ": SwiftData.Query<" + typ + ".Element, " + typ + "> = { fatalError() }()", true
	}
	return "", kind == "Nothing"
}

const modelActor = `nonisolated let modelExecutor: any SwiftData.ModelExecutor
nonisolated let modelContainer: SwiftData.ModelContainer
init(modelContainer: SwiftData.ModelContainer) { fatalError() }`

var binding = lazyregexp.New("(?s)\\bvar\\s+(?:`(\\w+)`|([\\p{L}_][\\p{L}\\p{N}_]*))\\s*(?::\\s*(.*))?$")

// parseProperty returns the name and the written type of a variable without a body.
// The type is "" if it is inferred.
func parseProperty(declaration string) (name, typ string, ok bool) {
	m := binding.FindStringSubmatch(strings.TrimSpace(stripComments(declaration)))
	if m == nil {
		return "", "", false
	}
	typ, _, _ = strings.Cut(m[3], "=")
	typ, _, _ = strings.Cut(typ, "{")
	return m[1] + m[2], strings.TrimSpace(typ), true
}

func stripComments(s string) string {
	lines := strings.Split(s, "\n")
	for i, l := range lines {
		lines[i], _, _ = strings.Cut(l, "//")
	}
	return strings.Join(lines, "\n")
}
