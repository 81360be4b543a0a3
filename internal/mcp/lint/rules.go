package lint

import (
	"slices"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Rule is a rule with its grounds.
type Rule struct {
	ID      string
	Doc     string // description of a breach, in one sentence
	Fix     string // one line
	Grounds []Ground

	find func(*view, Ground) []breach
}

// Ground is the basis of a rule for one target.
type Ground struct {
	Target   string // "" for any model
	Severity Severity
	Source   string // address of the documentation or of a report; "" for our own advice
	Says     string // documented error, if any

	limit   int
	form    *lazyregexp.Regexp
	words   []string
	prefix  bool // the client adds "mcp__SERVER__" to tool names
	lenient bool // the client repairs incomplete schemas
}

// breach is a violation of a rule.
type breach struct{ tool, text string }

// Find returns the rule with the given id and reports whether it exists.
func Find(id string) (Rule, bool) {
	i := slices.IndexFunc(Rules, func(r Rule) bool { return r.ID == id })
	if i < 0 {
		return Rule{}, false
	}
	return Rules[i], true
}

// Addresses cited by several grounds.
const (
	claudeTools = "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools"
	claudeMCP   = "https://code.claude.com/docs/en/mcp"
	openaiForms = "https://platform.openai.com/docs/guides/structured-outputs#supported-schemas"
	geminiTools = "https://ai.google.dev/api/caching#FunctionDeclaration"
	geminiForms = "https://ai.google.dev/api/caching#Schema"
	vertexTools = "https://cloud.google.com/vertex-ai/generative-ai/docs/model-reference/function-calling"
	mcpNames    = "https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-names"
	codexTools  = "https://github.com/openai/codex/blob/main/codex-rs/core/src/mcp_connection_manager.rs"
)

// Documented errors quoted by several grounds.
const (
	claudeCombinator = "tools.N.custom.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level"
	claudeType       = "tools.N.custom.input_schema.type: Field required"
	claudeDraft      = "tools.N.custom.input_schema: JSON schema is invalid. It must match JSON Schema draft 2020-12"
	claudeKeys       = "tools.N.custom.input_schema.properties: Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'"
	claudeUnique     = "tools: Tool names must be unique."
	geminiName       = "GenerateContentRequest.tools[0].function_declarations[N].name: Invalid function name. Must start with a letter or an underscore. Must be alphameric (a-z, A-Z, 0-9), underscores (_), dots (.) or dashes (-), with a maximum length of 64."
)

var (
	plainName   = lazyregexp.New(`^[a-zA-Z0-9_-]+$`)
	geminiNames = lazyregexp.New(`^[a-zA-Z_][a-zA-Z0-9_.:-]*$`)
	claudeKey   = lazyregexp.New(`^[a-zA-Z0-9_.-]{1,64}$`)
)

// Rules lists all rules, in the order of reports.
var Rules = []Rule{
	{
		ID: "root-combinator", Doc: "the schema of the arguments has a combinator at its root", find: findRootCombinators,
		Fix: "list all properties at the root, required only where every form needs them, and check the combination in the tool",
		Grounds: []Ground{
			{Target: Anthropic, Severity: Refused, Source: "https://github.com/anthropics/claude-code/issues/5973", Says: claudeCombinator, words: []string{"oneOf", "anyOf", "allOf"}},
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/langchain-ai/langchainjs/issues/9804", Says: "Invalid schema for function 'NAME': schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level.", words: []string{"oneOf", "anyOf", "allOf", "enum", "not"}},
			{Target: ClaudeCode, Severity: Refused, Source: "https://github.com/anthropics/claude-code/issues/27337", Says: claudeCombinator, words: []string{"oneOf", "anyOf", "allOf"}},
			{Target: Codex, Severity: Refused, Source: "https://github.com/MemPalace/mempalace/issues/1728", words: []string{"oneOf", "anyOf", "allOf", "enum", "not"}},
		},
	},
	{
		ID: "root-type", Doc: "the schema of the arguments is not of type object", find: findRootTypes,
		Fix: `write "type": "object" at the root of inputSchema`,
		Grounds: []Ground{
			{Target: Anthropic, Severity: Refused, Source: "https://github.com/lidge-jun/opencodex/issues/75", Says: claudeType},
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/chatanywhere/GPT_API_free/issues/403", Says: `Invalid schema for function 'NAME': schema must be a JSON Schema of 'type: "object"', got 'type: null'.`},
			{Target: Gemini, Severity: Refused, Source: "https://github.com/diegosouzapw/OmniRoute/pull/3360", Says: "Unable to submit request because NAME functionDeclaration parameters schema should be of type OBJECT"},
			{Target: ClaudeCode, Severity: Refused, Source: "https://modelcontextprotocol.io/specification/2025-11-25/schema#tool", Says: claudeType},
			{Target: Codex, Severity: Refused, Source: codexTools, lenient: true},
		},
	},
	{
		ID: "schema-invalid", Doc: "the schema of the arguments is not a valid JSON Schema", find: findInvalidSchemas,
		Fix: "correct the schema: it must be valid by JSON Schema 2020-12 and refer to nothing outside itself",
		Grounds: []Ground{
			{Target: Anthropic, Severity: Refused, Source: "https://github.com/anthropics/claude-code/issues/7365", Says: claudeDraft},
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/smallmain/vscode-unify-chat-provider/issues/162", Says: "Invalid schema for function 'NAME': 'object' is not of type 'object', 'boolean'", lenient: true},
			{Target: Gemini, Severity: Risk, Source: geminiForms, lenient: true},
			{Target: ClaudeCode, Severity: Refused, Source: "https://github.com/anthropics/claude-code/issues/8900", Says: claudeDraft},
			{Target: Codex, Severity: Risk, Source: codexTools, lenient: true},
		},
	},
	{
		ID: "no-properties", Doc: "the schema of the arguments has no properties", find: findNoProperties,
		Fix: `write "properties": {} for a tool without arguments`,
		Grounds: []Ground{
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/github/github-mcp-server/issues/1548", Says: "Invalid schema for function 'NAME': In context=(), object schema missing properties."},
		},
	},
	{
		ID: "array-items", Doc: "a list does not describe its items", find: findMissingItems,
		Fix: `write "items": {"type": …} next to "type": "array"`,
		Grounds: []Ground{
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/sigoden/aichat/pull/1049", Says: "Invalid schema for function 'NAME': In context=('properties', 'PATH'), array schema missing items."},
			{Target: Gemini, Severity: Risk, Source: "https://github.com/cline/cline/issues/7339"},
		},
	},
	{
		ID: "property-name", Doc: "an argument has a name that is refused", find: findPropertyNames,
		Fix: "use at most 64 letters, digits, _, . and - in names of arguments",
		Grounds: []Ground{
			{Target: Anthropic, Severity: Refused, Source: "https://github.com/n8n-io/n8n/issues/30590", Says: claudeKeys, form: claudeKey},
			{Target: ClaudeCode, Severity: Refused, Source: "https://github.com/anthropics/claude-code/issues/79418", Says: claudeKeys, form: claudeKey},
		},
	},
	{
		ID: "name-form", Doc: "the name of a tool has characters that are refused or replaced", find: findNameForms,
		Fix: "use letters, digits, _ and - only, and begin with a letter or _",
		Grounds: []Ground{
			{Target: Anthropic, Severity: Refused, Source: claudeTools, Says: "tools.N.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'", form: plainName},
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/nanbingxyz/5ire/issues/33", Says: "Invalid 'tools[N].function.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.", form: plainName},
			{Target: Gemini, Severity: Refused, Source: "https://github.com/google-gemini/gemini-cli/issues/2966", Says: geminiName, form: geminiNames},
			{Target: ClaudeCode, Severity: Risk, Source: claudeMCP, form: plainName},
			{Target: Codex, Severity: Risk, Source: codexTools, form: plainName},
		},
	},
	{
		ID: "name-length", Doc: "the name of a tool is too long", find: findNameLengths,
		Fix: "shorten the name of the tool, or the name under which clients have the server",
		Grounds: []Ground{
			{Target: Anthropic, Severity: Refused, Source: claudeTools, Says: "tools.N.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'", limit: 128},
			{Target: Anthropic, Severity: Risk, Source: "https://github.com/anthropics/claude-code/issues/2412", Says: "tools.N.custom.name: String should have at most 64 characters", limit: 64},
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/mrexodia/ida-pro-mcp/issues/129", Says: "Invalid 'tools[N].function.name': string too long. Expected a string with maximum length 64, but got a string with length LENGTH instead.", limit: 64},
			{Target: Gemini, Severity: Refused, Source: geminiTools, Says: geminiName, limit: 64},
			{Target: ClaudeCode, Severity: Refused, Source: "https://github.com/anthropics/claude-code/issues/22276", Says: "tools.N.custom.name: String should have at most 64 characters", limit: 64, prefix: true},
			{Target: Codex, Severity: Risk, Source: codexTools, limit: 64, prefix: true},
		},
	},
	{
		ID: "name-duplicate", Doc: "two tools have the same name", find: findDuplicateNames,
		Fix: "give every tool a name of its own",
		Grounds: []Ground{
			{Target: Anthropic, Severity: Refused, Source: "https://github.com/danny-avila/LibreChat/issues/13162", Says: claudeUnique},
			{Target: ClaudeCode, Severity: Refused, Source: "https://github.com/anthropics/claude-code/issues/10687", Says: claudeUnique},
			{Target: OpenAI, Severity: Risk, Source: mcpNames},
			{Target: Gemini, Severity: Risk, Source: mcpNames},
			{Target: Codex, Severity: Risk, Source: mcpNames},
		},
	},
	{
		ID: "tool-count", Doc: "there are more tools than a request takes", find: findToolCounts,
		Fix: "join tools, or split the server, so that a client can leave tools out",
		Grounds: []Ground{
			{Target: OpenAI, Severity: Refused, Source: "https://github.com/code-yeongyu/oh-my-openagent/issues/2848", Says: "Invalid 'tools': array too long. Expected an array with maximum length 128, but got an array with length COUNT instead.", limit: 128},
			{Target: Gemini, Severity: Refused, Source: "https://github.com/google-gemini/gemini-cli/issues/19083", Says: "The GenerateContentRequest proto is invalid: tools[0].function_declarations: [FIELD_INVALID] At most 512 function declarations can be specified.", limit: 512},
			{Target: Gemini, Severity: Risk, Source: vertexTools, limit: 128},
			{Target: Codex, Severity: Risk, Source: "https://github.com/openai/openai-openapi/pull/76", limit: 128},
		},
	},
	{
		ID: "output-type", Doc: "the schema of answers is not of type object", find: findOutputTypes,
		Fix: `write "type": "object" at the root of outputSchema`,
		Grounds: []Ground{
			{Target: ClaudeCode, Severity: Refused, Source: "https://github.com/opentokenz/mcpx/issues/28", Says: `ZodError: path ["tools",N,"outputSchema","type"]: Invalid input: expected "object"`},
		},
	},
	{
		ID: "description-length", Doc: "a description is longer than some clients pass on", find: findLongDescriptions,
		Fix: "put first what decides whether to call the tool, and move the rest to the arguments or to answers",
		Grounds: []Ground{
			{Target: OpenAI, Severity: Risk, Source: "https://github.com/getsentry/sentry-mcp/issues/106", Says: "Invalid 'tools[N].function.description': string too long. Expected a string with maximum length 1024, but got a string with length LENGTH instead.", limit: 1024},
			{Target: ClaudeCode, Severity: Risk, Source: claudeMCP, limit: 2048},
		},
	},
	{
		ID: "instructions-length", Doc: "the instructions are longer than a client passes on", find: findLongInstructions,
		Fix: "put first when to use the server, and cut the rest",
		Grounds: []Ground{
			{Target: ClaudeCode, Severity: Risk, Source: claudeMCP, limit: 2048},
		},
	},
	{
		ID: "keyword", Doc: "a schema has keywords that some clients of the API cannot send", find: findKeywords,
		Fix: "drop it, and say in the description what it meant; clients with parametersJsonSchema (Gemini) or strict: false (OpenAI) take it",
		Grounds: []Ground{
			{Target: OpenAI, Severity: Risk, Source: openaiForms, Says: "Invalid schema for function 'NAME': In context=('properties', 'PATH'), 'uniqueItems' is not permitted.", words: openaiRefuses},
			{Target: Gemini, Severity: Risk, Source: geminiForms, Says: `Invalid JSON payload received. Unknown name "$schema" at 'tools[0].function_declarations[N].parameters': Cannot find field.`, words: geminiTakes},
		},
	},
	{
		ID: "gemini-value", Doc: "a schema has a value that clients of the API with typed schemas cannot send", find: findGeminiValues,
		Fix: "define every required argument, give every object its properties, and offer no empty text; clients with parametersJsonSchema take it",
		Grounds: []Ground{
			{Target: Gemini, Severity: Risk, Source: "https://github.com/google-gemini/gemini-cli/issues/3401", Says: "GenerateContentRequest.tools[0].function_declarations[N].parameters.properties[PATH].enum[0]: cannot be empty"},
		},
	},
	{
		ID: "format", Doc: "a text has a format that some clients of the API cannot send", find: findFormats,
		Fix: "drop the format, and name it in the description",
		Grounds: []Ground{
			{Target: OpenAI, Severity: Risk, Source: "https://github.com/cyanheads/git-mcp-server/issues/47", Says: "Invalid schema for function 'NAME': In context=('properties', 'PATH'), 'uri' is not a valid format.", words: []string{"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"}},
			{Target: Gemini, Severity: Risk, Source: "https://github.com/punkpeye/mcp-remote/issues/118", Says: "parameters[PATH].format: only 'enum' and 'date-time' are supported for STRING type", words: []string{"enum", "date-time"}},
		},
	},
	{
		ID: "depth", Doc: "a schema nests deeper than some models take", find: findDepths,
		Fix: "flatten the arguments: one level of objects is what models fill in best",
		Grounds: []Ground{
			{Target: OpenAI, Severity: Risk, Source: openaiForms, limit: 10},
			{Target: Gemini, Severity: Risk, Source: "https://github.com/google-gemini/gemini-cli/issues/5923", Says: "A FunctionDeclaration in the request exceeds the maximum allowed nesting depth.", limit: 5},
		},
	},
	{
		ID: "schema-size", Doc: "a schema is larger than strict schemas may be", find: findSchemaSizes,
		Fix: "let the tool take a text and check it, in place of a long list of values",
		Grounds: []Ground{
			{Target: OpenAI, Severity: Risk, Source: openaiForms},
		},
	},
	{
		ID: "tokens", Doc: "the tools take many tokens of every request", find: findTokens,
		Fix:     "shorten descriptions, and leave out what a model can do without",
		Grounds: []Ground{{Severity: Advice}},
	},
	{
		ID: "description-missing", Doc: "a tool has no description", find: findMissingDescriptions,
		Fix:     "describe what the tool does, when to call it and when not",
		Grounds: []Ground{{Severity: Advice, Source: claudeTools}},
	},
	{
		ID: "argument-undescribed", Doc: "an argument has no description", find: findBareArguments,
		Fix:     "describe the argument, with an example of its form",
		Grounds: []Ground{{Severity: Advice, Source: claudeTools}},
	},
	{
		ID: "description-alike", Doc: "two tools are described alike", find: findAlike,
		Fix:     "state in each how it differs from the other, or join the two",
		Grounds: []Ground{{Severity: Advice}},
	},
	{
		ID: "result-unbounded", Doc: "a tool that lists or searches has no argument that bounds its answer", find: findUnbounded,
		Fix:     "add an argument such as limit or cursor, with a small default",
		Grounds: []Ground{{Severity: Advice, Source: claudeMCP}},
	},
}

// geminiTakes lists the keywords of Schema, the type of FunctionDeclaration.parameters.
var geminiTakes = []string{
	"type", "format", "title", "description", "nullable", "enum", "maxItems", "minItems", "properties", "required", "minProperties", "maxProperties",
	"minLength", "maxLength", "pattern", "example", "anyOf", "propertyOrdering", "default", "items", "minimum", "maximum",
}

// openaiRefuses lists the keywords that OpenAI's strict schemas must not have.
var openaiRefuses = []string{"oneOf", "allOf", "not", "dependentRequired", "dependentSchemas", "if", "then", "else", "uniqueItems", "patternProperties", "propertyNames"}
