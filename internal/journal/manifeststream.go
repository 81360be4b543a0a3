package journal

import (
	"bytes"
	"encoding/json"
	"os"
	"unique"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// longManifest is the size from which run.json is not read as a whole.
const longManifest = 1 << 20

// streamManifest reads a long run.json a trial of its plan at a time, so that memory holds
// the plan and not the text, which is four times as large. It returns nil for a file that is
// short, that has another form than this version writes, or that has a mistake, which
// decodeManifest finds.
func streamManifest(path string) (*Manifest, seal.Digest) {
	f, err := os.Open(path)
	if err != nil {
		return nil, ""
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || info.Size() < longManifest {
		return nil, ""
	}
	s := manifestStream{size: info.Size(), lineBegins: true}
	p, err := readFixedPart(f, s.take)
	if err != nil || s.place != afterPlan {
		return nil, ""
	}
	m := &Manifest{}
	if json.Unmarshal(s.frame.Bytes(), m) != nil || len(m.Plan.Trials) != 0 {
		return nil, ""
	}
	m.Plan.Trials = s.trials
	if m.check() != nil {
		return nil, ""
	}
	return m, p.digest
}

// The places in run.json. The text of a trial is between lines that hold only its braces.
type manifestPlace int

const (
	beforePlan manifestPlace = iota
	inPlan
	amongTrials
	inTrial
	afterTrials // in the plan
	afterPlan
	otherForm
)

// manifestStream takes run.json apart.
type manifestStream struct {
	size       int64
	place      manifestPlace
	lineBegins bool
	frame      bytes.Buffer // all but the trials
	one        []byte       // the trial under way
	trials     []trial.Planned
}

// take takes the next part: a line with its end, or a piece of a long line.
func (s *manifestStream) take(part []byte) {
	line := string(part)
	if !s.lineBegins {
		line = "" // of no meaning by itself
	}
	s.lineBegins = bytes.HasSuffix(part, []byte("\n"))
	endsPlan := line == "  }\n" || line == "  },\n"
	switch s.place {
	case beforePlan, afterPlan:
		switch {
		case s.place == beforePlan && line == "  \"plan\": {\n":
			s.place = inPlan
		case planName.MatchString(line): // JSON takes the last of equal names, in any case
			s.place = otherForm
		}
	case inPlan, afterTrials:
		switch {
		case s.place == inPlan && line == "    \"trials\": [\n":
			s.place = amongTrials
		case s.place == afterTrials && endsPlan:
			s.place = afterPlan
		case endsPlan, trialsName.MatchString(line):
			s.place = otherForm
		}
	case amongTrials:
		switch line {
		case "      {\n":
			s.place, s.one = inTrial, append(s.one[:0], part...)
			return
		case "    ]\n", "    ],\n":
			s.place = afterTrials
		default:
			s.place = otherForm
		}
	case inTrial:
		s.one = append(s.one, part...)
		if line == "      }\n" || line == "      },\n" {
			s.endTrial()
		}
		return
	}
	s.frame.Write(part)
}

// planName and trialsName match the lines of these members.
var (
	planName   = lazyregexp.New(`^(?i:  "plan")\s*:`)
	trialsName = lazyregexp.New(`^(?i:    "trials")\s*:`)
)

// endTrial decodes the trial under way.
func (s *manifestStream) endTrial() {
	s.place = amongTrials
	if s.trials == nil {
		s.trials = make([]trial.Planned, 0, s.size/int64(len(s.one))+1)
	}
	var p trial.Planned
	if json.Unmarshal(bytes.TrimSuffix(bytes.TrimSpace(s.one), []byte(",")), &p) != nil {
		s.place = otherForm
		return
	}
	for _, name := range []*string{&p.Task, &p.Arm, &p.Filtered} {
		*name = unique.Make(*name).Value() // a copy that all trials share
	}
	s.trials = append(s.trials, p)
}
