package llm

import (
	"cmp"
	"fmt"
	"net/http"
	"net/url"
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
	// KeyName is the variable that Key came from, for messages; "" means that
	// of [Defaults].
	KeyName string
	// HTTPClient sends the requests; nil means one that all clients share,
	// made for many streams to one host. Redirects are never followed, for
	// they could carry the key to another host.
	HTTPClient *http.Client
	// Idle is the longest silence before the first byte and between any two;
	// 0 means [DefaultIdle].
	Idle time.Duration
}

// DefaultIdle is the silence after which a server counts as hung. Providers
// send a sign of life (a ping or a piece of the answer) far more often.
const DefaultIdle = 90 * time.Second

// The names of the providers.
const (
	Anthropic  = "anthropic"
	OpenAI     = "openai"
	Compatible = "compatible"
	Gemini     = "gemini"
)

// Default is what is known of a provider before anything is configured.
type Default struct {
	BaseURL     string // "" if the user must give one
	BaseVar     string // variable that may hold another base URL, "" for none
	KeyVar      string // variable that holds the key
	KeyOptional bool
}

var defaults = map[string]Default{
	Anthropic:  {"https://api.anthropic.com", "ANTHROPIC_BASE_URL", "ANTHROPIC_API_KEY", false},
	OpenAI:     {"https://api.openai.com/v1", "OPENAI_BASE_URL", "OPENAI_API_KEY", false},
	Gemini:     {"https://generativelanguage.googleapis.com", "GEMINI_BASE_URL", "GEMINI_API_KEY", false},
	Compatible: {"", "", "ASSAY_COMPATIBLE_API_KEY", true},
}

// Names returns the names of the providers that [Open] knows, in order.
func Names() []string { return []string{Anthropic, Compatible, Gemini, OpenAI} }

// Defaults returns what is known of the named provider.
func Defaults(name string) (Default, bool) {
	d, ok := defaults[name]
	return d, ok
}

// Open returns the client of the named provider. Its errors are the user's
// mistakes: unknown name, missing key, bad address.
func Open(name string, o Options) (Provider, error) {
	d, ok := defaults[name]
	if !ok {
		return nil, fmt.Errorf("unknown provider %q: use one of %s", name, strings.Join(Names(), ", "))
	}
	if base := cmp.Or(o.BaseURL, d.BaseURL); base == "" {
		return nil, fmt.Errorf("provider %s needs a base URL, such as compatible:http://localhost:11434/v1#MODEL", name)
	} else if u, err := url.Parse(base); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, fmt.Errorf("base URL of provider %s is no http(s) address: %q", name, redactURL(base))
	}
	if o.Key == "" && !d.KeyOptional {
		return nil, fmt.Errorf("no key for provider %s: set %s", name, cmp.Or(o.KeyName, d.KeyVar))
	}
	switch name {
	case Anthropic:
		return NewAnthropic(o), nil
	case OpenAI:
		return NewOpenAI(o), nil
	case Gemini:
		return NewGemini(o), nil
	default:
		return NewCompatible(o), nil
	}
}

// redactURL hides user information and query of an address.
func redactURL(s string) string {
	s, _, _ = strings.Cut(s, "?")
	if scheme, rest, ok := strings.Cut(s, "://"); ok {
		host, path, _ := strings.Cut(rest, "/")
		if i := strings.LastIndexByte(host, '@'); i >= 0 {
			return scheme + "://" + host[i+1:] + "/" + path
		}
	}
	return s
}

// versioned returns base with the path version ("/v1") at its end. With always
// unset a base that has a path of its own is left as it is.
func versioned(base, version string, always bool) string {
	base = strings.TrimRight(base, "/")
	if strings.HasSuffix(base, version) {
		return base
	}
	if u, err := url.Parse(base); !always && err == nil && u.Path != "" {
		return base
	}
	return base + version
}
