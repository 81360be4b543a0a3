package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
)

// Secrets returns the texts that look like secrets in the login that cfg copies, for
// redaction. A file that cannot be read has none; [Agent.Probe] reports it.
func Secrets(cfg *Config, environ []string) []seal.Secret {
	if cfg.Auth == nil || cfg.Auth.File == "" {
		return nil
	}
	file, err := loginFile(cfg.Auth.File, environ)
	if err != nil {
		return nil
	}
	b, err := os.ReadFile(file)
	if err != nil {
		return nil
	}
	name := path.Base(cfg.Auth.File)
	var v any
	if json.Unmarshal(b, &v) != nil {
		return []seal.Secret{{Name: name, Value: strings.TrimSpace(string(b))}}
	}
	var out []seal.Secret
	eachText(v, name, func(at, text string) {
		if secretName.MatchString(at) && len(text) >= 8 || opaque.MatchString(text) {
			out = append(out, seal.Secret{Name: at, Value: text})
		}
	})
	return out
}

var (
	secretName = lazyregexp.New(`(?i)key|token|secret|password|credential`)
	// opaque is a text that no person has written.
	opaque = lazyregexp.New(`^[A-Za-z0-9+/=_.-]{20,}$`)
)

// eachText calls f with every text in v and the way to it.
func eachText(v any, at string, f func(at, text string)) {
	switch v := v.(type) {
	case string:
		f(at, v)
	case []any:
		for i, e := range v {
			eachText(e, fmt.Sprintf("%s.%d", at, i), f)
		}
	case map[string]any:
		for k, e := range v {
			eachText(e, at+"."+k, f)
		}
	}
}

// logOut deletes the program's login from the home of the trial, which may be kept: the
// program may have changed it, so that redaction does not know it. Links of the agent
// do not lead out of the home.
func (s *session) logOut() error {
	p := s.a.preset
	secret := p.secret
	if p.login != "" {
		secret = append([]string{p.login}, secret...)
	}
	if len(secret) == 0 {
		return nil
	}
	home, err := os.OpenRoot(s.room.Home)
	if err != nil {
		return fmt.Errorf("delete the login of the agent: %w", err)
	}
	defer home.Close()
	for _, name := range secret {
		// Skip a path that leaves the home or whose parent is not a folder.
		if _, err := home.Lstat(name); err != nil {
			continue
		}
		if err := home.RemoveAll(name); err != nil {
			return fmt.Errorf("delete the login of the agent: %w", err)
		}
	}
	return nil
}
