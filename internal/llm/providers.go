package llm

import (
	"cmp"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"
)

// Options say where and how a provider is reached.
type Options struct {
	// BaseURL is where the API lies; "" means the provider's own address.
	// Anthropic and Gemini take it without the version ("https://host"), the
	// OpenAI forms with it ("https://host/v1"), as the vendors' own *_BASE_URL
	// variables do; a version that is there or missing is put right.
	BaseURL string
	// Key is the API key. It goes out in a header and nowhere else.
	Key string
	// KeyName is the variable that Key came from, for messages; "" means the
	// variable in [Providers].
	KeyName string
	// HTTPClient sends the requests; nil means one that all clients share,
	// made for many streams to one host. Redirects are never followed, for
	// they could carry the key to another host.
	HTTPClient *http.Client
	// MaxAnswer is the most bytes of one answer; 0 means [DefaultMaxAnswer].
	MaxAnswer int64
	// Whole asks for answers in one piece. Without it answers are streamed; an answer
	// in one piece is read all the same.
	Whole bool
	// Headers are sent with every request, by name, such as those that a gateway wants.
	Headers map[string]Header
	// Idle is the longest silence before the first byte and between any two;
	// 0 means [DefaultIdle].
	Idle time.Duration
}

// Header is the value of a header, and the name of the variable that it came from.
type Header struct{ Name, Value string }

// DefaultMaxAnswer is the longest answer in bytes, as it comes over the wire.
const DefaultMaxAnswer = 16 << 20

// DefaultIdle is the silence after which a server counts as hung. Providers
// send a sign of life (a ping or a piece of the answer) far more often.
const DefaultIdle = 90 * time.Second

// The names of providers that other code refers to.
const (
	Anthropic  = "anthropic"
	OpenAI     = "openai"
	Gemini     = "gemini"
	Compatible = "compatible"
	Ollama     = "ollama"
)

// ProviderInfo is a row of [Providers].
type ProviderInfo struct {
	Name        string // in suites, flags and price tables
	Wire        Wire   // format of its API
	BaseURL     string // "" if the user must give one
	SampleURL   string // an example of one that the user gives
	BaseVar     string // variable that may hold another base URL, "" for none
	KeyVar      string // variable that holds the key
	KeyOptional bool
	Alias       string // name in the configuration of other programs; "" for Name
	Telemetry   string // name in OpenTelemetry's conventions; "" for Name
	Start       string // command that starts its server on this machine; "" if there is none
	Fetch       string // command that fetches a model, before its name; "" if there is none
	CLI         string // coding agent that asks this provider alone; "" for none
}

// Providers describes every model provider. The enum of the suite file, help,
// completion, doctor, telemetry, imports and test servers follow from it.
var Providers = []ProviderInfo{
	{Name: Anthropic, Wire: Messages, BaseURL: "https://api.anthropic.com", BaseVar: "ANTHROPIC_BASE_URL", KeyVar: "ANTHROPIC_API_KEY", CLI: "claude"},
	{Name: OpenAI, Wire: Responses, BaseURL: "https://api.openai.com/v1", BaseVar: "OPENAI_BASE_URL", KeyVar: "OPENAI_API_KEY", CLI: "codex"},
	{Name: Gemini, Wire: GenerateContent, BaseURL: "https://generativelanguage.googleapis.com", BaseVar: "GEMINI_BASE_URL", KeyVar: "GEMINI_API_KEY", Alias: "google", Telemetry: "gcp.gemini", CLI: "gemini"},
	{Name: "azure", Wire: ChatCompletions, SampleURL: "https://RESOURCE.openai.azure.com/openai/v1", KeyVar: "AZURE_OPENAI_API_KEY", Telemetry: "azure.ai.openai"},
	{Name: "bedrock", Wire: ChatCompletions, SampleURL: "https://bedrock-mantle.REGION.api.aws/v1", KeyVar: "AWS_BEARER_TOKEN_BEDROCK", Telemetry: "aws.bedrock"},
	{Name: "mistral", Wire: ChatCompletions, BaseURL: "https://api.mistral.ai/v1", KeyVar: "MISTRAL_API_KEY", Telemetry: "mistral_ai"},
	{Name: Ollama, Wire: ChatCompletions, BaseURL: "http://127.0.0.1:11434/v1", KeyVar: "OLLAMA_API_KEY", KeyOptional: true, Start: "ollama serve", Fetch: "ollama pull"},
	{Name: "openrouter", Wire: ChatCompletions, BaseURL: "https://openrouter.ai/api/v1", KeyVar: "OPENROUTER_API_KEY"},
	{Name: "vertex", Wire: ChatCompletions, SampleURL: "https://REGION-aiplatform.googleapis.com/v1/projects/PROJECT/locations/REGION/endpoints/openapi", KeyVar: "VERTEX_ACCESS_TOKEN", Telemetry: "gcp.vertex_ai"},
	{Name: Compatible, Wire: ChatCompletions, SampleURL: "http://127.0.0.1:8000/v1", KeyVar: "ASSAY_COMPATIBLE_API_KEY", KeyOptional: true},
}

// Wire is the format of a model API.
type Wire string

// The wire formats.
const (
	Messages        Wire = "messages"         // Anthropic
	Responses       Wire = "responses"        // OpenAI
	ChatCompletions Wire = "chat_completions" // OpenAI, and most servers of open models
	GenerateContent Wire = "generate_content" // Google
)

// wires holds the properties of each format: the version suffix of its base URLs,
// whether the suffix also applies to base URLs with another path, the suffixes of
// request paths, the media rules, whether tool schemas must have properties, and the
// settings of requests that it has no field for, by their names in suites.
var wires = map[Wire]struct {
	format
	version string
	always  bool
	paths   []string
	media   mediaRules

	properties bool
	lacks      []string
}{
	Messages:        {anthropic{}, "/v1", true, []string{"/messages"}, anthropicMedia, false, nil},
	Responses:       {responses{}, "/v1", false, []string{"/responses"}, openAIMedia, true, []string{"stop_sequences", "thinking_budget"}},
	ChatCompletions: {chat{}, "/v1", false, []string{"/chat/completions"}, chatMediaRules, false, []string{"thinking_budget"}},
	GenerateContent: {gemini{}, "/v1beta", false, []string{":generateContent", ":streamGenerateContent"}, geminiMedia, false, nil},
}

// Lacks reports whether the API of the named provider has no field for a setting, such
// as "stop_sequences".
func Lacks(provider, setting string) bool {
	p, ok := FindProvider(provider)
	return ok && slices.Contains(wires[p.Wire].lacks, setting)
}

// WireOf returns the format of a request by its URL's path, "" for a request
// that asks for no answer of a model, such as a list of models or a count of
// tokens.
func WireOf(path string) Wire {
	for name, w := range wires {
		if slices.ContainsFunc(w.paths, func(end string) bool { return strings.HasSuffix(path, end) }) {
			return name
		}
	}
	return ""
}

// ProviderNames returns the names of [Providers], sorted.
func ProviderNames() []string {
	var out []string
	for _, p := range Providers {
		out = append(out, p.Name)
	}
	slices.Sort(out)
	return out
}

// AgentForms returns how a user names a model of each provider.
func AgentForms() []string {
	var out []string
	for _, p := range Providers {
		if p.BaseURL == "" {
			out = append(out, p.Name+":URL#MODEL")
		} else {
			out = append(out, p.Name+":MODEL")
		}
	}
	return out
}

// FindProvider returns the named row of [Providers].
func FindProvider(name string) (ProviderInfo, bool) {
	return findProvider(func(p ProviderInfo) bool { return p.Name == name })
}

// FindAlias returns the provider that other programs call name.
func FindAlias(name string) (ProviderInfo, bool) {
	return findProvider(func(p ProviderInfo) bool { return cmp.Or(p.Alias, p.Name) == name })
}

// FindCLI returns the provider that the coding agent with this name asks.
func FindCLI(name string) (ProviderInfo, bool) {
	return findProvider(func(p ProviderInfo) bool { return p.CLI != "" && p.CLI == name })
}

func findProvider(match func(ProviderInfo) bool) (ProviderInfo, bool) {
	if i := slices.IndexFunc(Providers, match); i >= 0 {
		return Providers[i], true
	}
	return ProviderInfo{}, false
}

// VersionedURL returns the address of the provider's API with its version, ""
// if the user must give one.
func (p ProviderInfo) VersionedURL() string {
	if p.BaseURL == "" {
		return ""
	}
	return p.addVersion(p.BaseURL)
}

// Open returns the client of the named provider. Its errors are the user's
// mistakes: unknown name, missing key, bad address.
func Open(name string, o Options) (Provider, error) {
	p, ok := FindProvider(name)
	if !ok {
		return nil, fmt.Errorf("unknown provider %q: use one of %s", name, strings.Join(ProviderNames(), ", "))
	}
	o.BaseURL, o.KeyName = cmp.Or(o.BaseURL, p.BaseURL), cmp.Or(o.KeyName, p.KeyVar)
	if o.BaseURL == "" {
		return nil, fmt.Errorf("provider %s needs a base URL, such as %s", name, p.SampleURL)
	}
	u, err := url.Parse(o.BaseURL)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, fmt.Errorf("base URL of provider %s is no http(s) address: %q", name, RedactURL(o.BaseURL))
	}
	if o.Key == "" && !p.KeyOptional {
		return nil, fmt.Errorf("no key for provider %s: set %s", name, o.KeyName)
	}
	hc := http.Client{Transport: sharedTransport()}
	if o.HTTPClient != nil {
		hc = *o.HTTPClient
	}
	hc.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &client{
		name: name, base: p.addVersion(o.BaseURL), host: u.Host, key: o.Key, keyName: o.KeyName,
		idle: cmp.Or(o.Idle, DefaultIdle), most: cmp.Or(o.MaxAnswer, DefaultMaxAnswer), whole: o.Whole, headers: o.Headers, http: &hc, format: wires[p.Wire].format,
	}, nil
}

// RedactURL hides user information and query of an address.
func RedactURL(s string) string {
	s, _, _ = strings.Cut(s, "?")
	if scheme, rest, ok := strings.Cut(s, "://"); ok {
		host, path, _ := strings.Cut(rest, "/")
		if i := strings.LastIndexByte(host, '@'); i >= 0 {
			return scheme + "://" + host[i+1:] + "/" + path
		}
	}
	return s
}

// addVersion returns base with the version of the provider's API, such as "/v1",
// appended. Some formats do not change a base that already has a path.
func (p ProviderInfo) addVersion(base string) string {
	w := wires[p.Wire]
	base = strings.TrimRight(base, "/")
	if strings.HasSuffix(base, w.version) {
		return base
	}
	if u, err := url.Parse(base); !w.always && err == nil && u.Path != "" {
		return base
	}
	return base + w.version
}
