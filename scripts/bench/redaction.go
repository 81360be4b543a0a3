package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// redaction runs one trial whose agent writes size bytes of source code, without and with a
// secret in the environment, in pairs, and prints the medians of the processor time of
// the whole program: what it costs its user that secrets are looked for in all encodings.
func redaction(bin, dir string, size, rounds int) error {
	dir = filepath.Join(dir, "redaction")
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	files, err := filepath.Glob("internal/seal/*.go")
	if err != nil || len(files) == 0 {
		return fmt.Errorf("source code to write: %d files, %w", len(files), err)
	}
	var source bytes.Buffer
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		source.Write(b)
	}
	line, err := json.Marshal(map[string]string{"type": "log", "text": source.String()})
	if err != nil {
		return err
	}
	line = append(line, '\n')
	for name, text := range map[string]string{
		"events.jsonl": strings.Repeat(string(line), size/len(line)+1) + `{"type": "answer", "text": "done"}` + "\n",
		"tasks.yaml":   "id: t\nprompt: Write much.\ngraders: {text: {contains: [done]}}\n",
		"suite.yaml": `version: 1
name: redaction
description: one trial with much output
tasks: [tasks.yaml]
agents:
  writer: {kind: command, command: [sh, -c, 'read -r task; cat "$0"', "{suite}/events.jsonl"]}
scenarios: {plain: {}}
graders: {text: {}}
`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	var took [2][]time.Duration
	for range rounds {
		for i, env := range [][]string{nil, {"BENCH_API_KEY=a-value-that-is-kept-out-0123456789"}} {
			u, err := measure(dir, env, bin, "run", "suite.yaml", "--quiet", "--cache", "live", "--out", "runs", "--cache-dir", "cache")
			if err != nil {
				return err
			}
			took[i] = append(took[i], u.cpu)
		}
	}
	for i := range took {
		slices.Sort(took[i])
	}
	without, with := took[0][rounds/2].Seconds(), took[1][rounds/2].Seconds()
	fmt.Printf("redaction %d MB of output: %.2f s CPU without a secret, %.2f s with one, ratio %.2f, medians of %d pairs (limit 2)\n",
		size/1e6, without, with, with/without, rounds)
	return nil
}
