package equip

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"strconv"
	"sync"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// recordings caches the recordings for yoked placebos by path. The zero value is ready
// to use.
type recordings struct {
	mu  sync.Mutex
	all map[string]*recording
}

type recording struct {
	replies []tape.Reply
	digest  seal.Digest
}

func (o *Outfitter) readRecording(path string) (*recording, error) {
	o.recordings.mu.Lock()
	defer o.recordings.mu.Unlock()
	if r := o.recordings.all[path]; r != nil {
		return r, nil
	}
	b, err := fs.ReadFile(o.Suite.Files, path)
	if err != nil {
		return nil, fmt.Errorf("read the recording of a placebo: %w", err)
	}
	t, err := tape.Read(bytes.NewReader(b))
	if err != nil {
		return nil, fmt.Errorf("read the recording %s: %w", path, err)
	}
	r := &recording{digest: seal.Of(b)}
	if r.replies, err = t.Replies(); err != nil {
		return nil, fmt.Errorf("read the recording %s: %w", path, err)
	}
	if o.recordings.all == nil {
		o.recordings.all = map[string]*recording{}
	}
	o.recordings.all[path] = r
	return r, nil
}

// probeRecordings reads the recordings for a scenario's placebos into the pins, and
// checks that they hold a reply for every tool.
func (o *Outfitter) probeRecordings(scenario string, pins *Pins) error {
	for i, u := range o.Suite.Scenarios[scenario].Servers {
		if !u.Yoked() {
			continue
		}
		at := []string{"scenarios", scenario, "servers", strconv.Itoa(i), "from"}
		r, err := o.readRecording(u.From)
		if err != nil {
			return o.Suite.MistakeAt(at, "make one with assay mcp record", "%v", err)
		}
		y, err := tape.NewYoke(tape.YokeSettings{Replies: r.replies})
		if err != nil {
			return o.Suite.MistakeAt(at, "", "recording %s: %v", u.From, err)
		}
		for _, t := range pins.Servers[u.Placebo].Tools {
			if name := t.RealName(); y.Lacks(name) {
				return o.Suite.MistakeAt(at,
					fmt.Sprintf("record more calls of it (assay mcp record), or leave it out of both arms: tools: {without: [%s]} in servers.%s", name, u.Placebo),
					"recording %s has no two answered calls of %s with different arguments, so that a call of it has no reply to another one", u.From, name)
			}
		}
		if pins.Recordings == nil {
			pins.Recordings = map[string]seal.Digest{}
		}
		pins.Recordings[u.From] = r.digest
	}
	return nil
}

// yokeSettings returns the settings of a yoked placebo for this trial.
func (k *Kit) yokeSettings(u suite.ServerUse) (tape.YokeSettings, error) {
	r, err := k.o.readRecording(u.From)
	if err != nil {
		return tape.YokeSettings{}, trial.Faultf(trial.ClassTreatment, "placebo of %s: %w", u.Placebo, err)
	}
	if pinned := k.o.Pins.Recordings[u.From]; pinned != r.digest {
		return tape.YokeSettings{}, trial.Faultf(trial.ClassTreatment, "placebo of %s: the recording %s changed since the preflight", u.Placebo, u.From)
	}
	return tape.YokeSettings{Seed: k.o.Suite.Seed, Task: k.task, Replies: r.replies}, nil
}

// yoked is a tool of a yoked placebo.
type yoked struct {
	spec Spec
	yoke *tape.Yoke
}

func (y yoked) Spec() Spec { return y.spec }

func (y yoked) Call(_ context.Context, args json.RawMessage) (Result, error) {
	if len(args) > 0 && !json.Valid(args) {
		return Result{Text: "arguments are not valid JSON", Error: true, Protocol: true}, nil
	}
	raw, err := y.yoke.Answer(y.spec.RealName(), args)
	if err != nil {
		return Result{}, trial.Faultf(trial.ClassTreatment, "placebo of %s: %w", y.spec.Server, err)
	}
	res, err := mcp.ParseResult(raw)
	if err != nil {
		return Result{}, trial.Faultf(trial.ClassTreatment, "placebo of %s: %w", y.spec.Server, err)
	}
	return Result{Text: res.Text, Error: res.IsError, Structured: res.Structured, Media: res.Media}, nil
}
