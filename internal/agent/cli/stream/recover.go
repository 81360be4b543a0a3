package stream

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Limits of what Recover reads: a home is small, but a hostile one need not be.
const (
	maxSessionFile = 64 << 20
	maxSessions    = 200
)

// ErrNoSession is returned if a home has no session file of that time.
var ErrNoSession = errors.New("there is no session file")

// Recover reads the usage of a run from the CLI's own session files under home, its
// HOME or configuration folder, as far as they were written since that time: a killed
// run does not report it in its stream. It returns one usage a request, in order,
// without the request in flight, and the files. With an error, [ErrNoSession] or the
// reason why a file could not be read, usage and raws hold the rest.
func Recover(name, home string, since time.Time) (usage []trial.Usage, raws []Raw, err error) {
	kinds := map[string]struct {
		mine func(path string) bool
		read func(b []byte) []trial.Usage
	}{
		"claude": {func(p string) bool { return strings.HasSuffix(p, ".jsonl") && strings.Contains(p, "/projects/") }, claudeSession},
		"codex": {func(p string) bool {
			return strings.HasSuffix(p, ".jsonl") && strings.HasPrefix(filepath.Base(p), "rollout-")
		}, codexSession},
		"gemini": {func(p string) bool {
			return strings.Contains(p, "/chats/") && (strings.HasSuffix(p, ".json") || strings.HasSuffix(p, ".jsonl"))
		}, geminiSession},
	}
	k, ok := kinds[name]
	switch {
	case name == "opencode":
		return nil, nil, errors.New("recover the usage of opencode: its sessions are in a database; the steps that ended are in its stream")
	case !ok:
		return nil, nil, fmt.Errorf("recover the usage of %s: its session files are not known", name)
	}
	files, err := sessionFiles(home, since, k.mine)
	if err != nil {
		return nil, nil, err
	}
	for _, f := range files {
		b, rerr := os.ReadFile(f)
		if rerr != nil {
			err = errors.Join(err, fmt.Errorf("session file: %w", rerr))
			continue
		}
		usage = append(usage, k.read(b)...)
		raws = append(raws, Raw{Name: rawName(f), Media: "application/x-ndjson", Bytes: b})
	}
	for i := range usage {
		usage[i].Request = i + 1
	}
	return usage, raws, err
}

// rawName returns the name under which a session file is kept.
func rawName(path string) string {
	base := filepath.Base(path)
	if !strings.HasPrefix(base, "session-") {
		base = "session-" + base
	}
	return base
}

// sessionFiles lists the regular files of a home that are wanted, by path. Links are
// not followed: the agent could have made them.
func sessionFiles(home string, since time.Time, mine func(string) bool) ([]string, error) {
	var out []string
	err := filepath.WalkDir(home, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			if path == home {
				return err
			}
			return nil // an unreadable file is not the CLI's
		}
		if !d.Type().IsRegular() || !mine(filepath.ToSlash(path)) {
			return nil
		}
		info, err := d.Info()
		if err != nil || info.Size() > maxSessionFile || info.ModTime().Before(since.Add(-2*time.Second)) {
			return nil
		}
		if out = append(out, path); len(out) == maxSessions {
			return fs.SkipAll
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("session files: %w", err)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%w in %s", ErrNoSession, home)
	}
	slices.Sort(out)
	return out, nil
}

// claudeSession takes from each message of the model the line that has most: the
// first lines of a message repeat an unfinished usage.
func claudeSession(b []byte) []trial.Usage {
	var order []string
	byID := map[string]trial.Usage{}
	for line := range bytes.Lines(b) {
		var l struct {
			Type    string        `json:"type"`
			Message claudeMessage `json:"message"`
		}
		if !decodeLenient(line, &l) || l.Type != "assistant" || l.Message.Usage == nil || l.Message.Model == synthetic {
			continue
		}
		u := l.Message.Usage.asModel().toUsage(l.Message.Model)
		u.Partial = l.Message.Stop == ""
		old, seen := byID[l.Message.ID]
		if !seen {
			order = append(order, l.Message.ID)
		}
		if !seen || u.Output >= old.Output {
			u.Partial = u.Partial && (!seen || old.Partial)
			byID[l.Message.ID] = u
		}
	}
	var out []trial.Usage
	for _, id := range order {
		out = append(out, checkUsage(byID[id])...)
	}
	return out
}

// codexSession takes one usage a response (token_usage_record); older files have only
// token_count, whose last_token_usage belongs to the last request.
func codexSession(b []byte) []trial.Usage {
	var records, counts []trial.Usage
	model, before := "", codexUsage{}
	for line := range bytes.Lines(b) {
		var l struct {
			Type    string `json:"type"`
			Payload struct {
				Type  string      `json:"type"`
				Model string      `json:"model"`
				Usage *codexUsage `json:"usage"`
				Info  *struct {
					Total codexUsage `json:"total_token_usage"`
					Last  codexUsage `json:"last_token_usage"`
				} `json:"info"`
			} `json:"payload"`
		}
		if !decodeLenient(line, &l) {
			continue
		}
		switch {
		case l.Type == "turn_context":
			model = cmp.Or(l.Payload.Model, model)
		case l.Type == "token_usage_record" && l.Payload.Usage != nil:
			records = append(records, checkUsage(l.Payload.Usage.toUsage(model))...)
		case l.Payload.Type == "token_count" && l.Payload.Info != nil && l.Payload.Info.Total != before:
			before = l.Payload.Info.Total // the same count is sometimes told twice
			counts = append(counts, checkUsage(l.Payload.Info.Last.toUsage(model))...)
		}
	}
	if len(records) > 0 {
		return records
	}
	return counts
}

// geminiMessage is an answer of the model in a file of Gemini CLI. A message is
// written again when it grows; the last counts.
type geminiMessage struct {
	ID     string `json:"id"`
	Type   string `json:"type"`
	Model  string `json:"model"`
	Tokens *struct {
		Input    int64 `json:"input"` // with the cache
		Output   int64 `json:"output"`
		Cached   int64 `json:"cached"`
		Thoughts int64 `json:"thoughts"`
		Tool     int64 `json:"tool"`
	} `json:"tokens"`
}

func geminiSession(b []byte) []trial.Usage {
	var order []string
	byID := map[string]geminiMessage{}
	add := func(m geminiMessage) {
		if m.Type != "gemini" || m.Tokens == nil {
			return
		}
		if _, seen := byID[m.ID]; !seen {
			order = append(order, m.ID)
		}
		byID[m.ID] = m
	}
	var whole struct {
		Messages []geminiMessage `json:"messages"`
	}
	if json.Valid(b) && decodeLenient(b, &whole) && whole.Messages != nil {
		for _, m := range whole.Messages {
			add(m)
		}
	} else {
		for line := range bytes.Lines(b) {
			var m geminiMessage
			if decodeLenient(line, &m) {
				add(m)
			}
		}
	}
	var out []trial.Usage
	for _, id := range order {
		m := byID[id]
		t := m.Tokens
		in, cached, thoughts := tokenCount(t.Input), tokenCount(t.Cached), tokenCount(t.Thoughts)
		out = append(out, checkUsage(trial.Usage{
			Model: m.Model, Input: max(in-cached, 0) + tokenCount(t.Tool), CacheRead: cached,
			Output: tokenCount(t.Output) + thoughts, Reasoning: thoughts,
		})...)
	}
	return out
}
