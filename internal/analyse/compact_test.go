package analyse

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// TestTiming: a timing comes back as it was, also one that does not fit.
func TestTiming(t *testing.T) {
	start := time.Date(2026, 11, 30, 9, 15, 2, 123456789, time.UTC)
	for _, tt := range []struct {
		name string
		of   trial.Timing
		fits bool
	}{
		{"none", trial.Timing{}, true},
		{"usual", trial.Timing{Start: start, SetupMS: 1, AgentMS: 2, ToolMS: 3, EndpointMS: 4, ReusedMS: 5}, true},
		{"without a start", trial.Timing{AgentMS: 7}, true},
		{"negative", trial.Timing{Start: start, AgentMS: -7}, true},
		{"before 1970", trial.Timing{Start: time.Date(1960, 1, 1, 0, 0, 0, 0, time.UTC)}, true},
		{"1970", trial.Timing{Start: time.Unix(0, 0).UTC(), AgentMS: 1}, false},
		{"a month", trial.Timing{Start: start, AgentMS: math.MaxInt32 + 1}, false},
		{"tools for a month", trial.Timing{Start: start, ToolMS: 1 << 40}, false},
		{"far away", trial.Timing{Start: time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)}, false},
		{"elsewhere", trial.Timing{Start: start.In(time.FixedZone("", 3600))}, false},
	} {
		x := NewTrial(trial.Key{Task: "a", Arm: "m/s"})
		x.SetTiming(tt.of, true)
		if got := x.Timing(); got != tt.of || *x.AgentMS() != tt.of.AgentMS || x.times.agent(x.rowRare) != tt.of.AgentMS {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.of)
		}
		if fits := x.times.start != longTiming; fits != tt.fits {
			t.Errorf("%s: fits is %v", tt.name, fits)
		}
		if x.SetTiming(tt.of, false); x.AgentMS() != nil {
			t.Errorf("%s: the agent of an attempt without an end took %d ms", tt.name, *x.AgentMS())
		}
	}
}

// memoryFile is a spill. It refuses what its fields say.
type memoryFile struct {
	bytes           []byte
	noRead, noWrite bool
}

var errDisk = errors.New("no space left on device")

func (f *memoryFile) WriteAt(b []byte, at int64) (int, error) {
	if f.noWrite {
		return 0, errDisk
	}
	if need := int(at) + len(b); need > len(f.bytes) {
		f.bytes = append(f.bytes, make([]byte, need-len(f.bytes))...)
	}
	return copy(f.bytes[at:], b), nil
}

func (f *memoryFile) ReadAt(b []byte, at int64) (int, error) {
	if f.noRead {
		return 0, errDisk
	}
	return copy(b, f.bytes[at:]), nil
}

// TestRefStore: every list comes back from memory, from a file and from one that takes nothing,
// of any length.
func TestRefStore(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	var lists []Refs
	for i := range 3000 {
		lists = append(lists, Refs(strings.Repeat(string(rune('a'+i%26)), random.IntN(200))))
	}
	for _, size := range []int{1<<pageBits - 1, 1 << pageBits, 1<<pageBits + 1, 5 << pageBits, longList - 1, longList, longList + 1, 3} {
		lists = append(lists, Refs(strings.Repeat("x", size)), "after")
	}
	for name, s := range map[string]*refStore{"memory": {}, "file": {spill: &memoryFile{}}, "full disk": {spill: &memoryFile{noWrite: true}}} {
		var at []place
		for _, l := range lists {
			at = append(at, s.add(l))
		}
		for i, l := range lists {
			x := Trial{CellID: &CellID{store: s}, refs: at[i]}
			if got := x.Refs(); got != l {
				t.Fatalf("%s: list %d of %d bytes has %d", name, i, len(l), len(got))
			}
		}
		kept := 0
		for _, p := range s.pages {
			kept += len(p)
		}
		if name == "file" && kept > 1<<pageBits {
			t.Errorf("%d bytes stay in memory", kept)
		}
	}
}

// TestLostRefs: an error in reading the file is not taken for an empty list.
func TestLostRefs(t *testing.T) {
	file := &memoryFile{}
	a := &Analysis{refs: &refStore{spill: file}}
	at := a.refs.add("one")
	a.refs.add(Refs(strings.Repeat("x", 1<<pageBits)))
	x := Trial{CellID: &CellID{store: a.refs}, refs: at}
	if got := x.Refs(); got != "one" || a.Err() != nil {
		t.Fatalf("%q, %v", got, a.Err())
	}
	file.noRead = true
	if got := x.Refs(); got != "" || !errors.Is(a.Err(), errDisk) {
		t.Errorf("%q, %v", got, a.Err())
	}
}

// TestLongTiming: each trial keeps its own timing that does not fit, although records are read into
// the same memory.
func TestLongTiming(t *testing.T) {
	s := &suite.Suite{Tasks: []*suite.Task{{ID: "a"}}}
	var plan trial.Plan
	for i := range 2 {
		plan.Trials = append(plan.Trials, trial.Planned{Key: trial.Key{Task: "a", Arm: "m/s", Index: i}})
	}
	st := newState(s, layOutPlan(s, plan), nil, nil)
	var one trial.AttemptRecord
	add := func(index int, ms int64, end *trial.End) {
		one = trial.AttemptRecord{Attempt: trial.Attempt{Key: trial.Key{Task: "a", Arm: "m/s", Index: index}, N: 1, Source: trial.Live, End: end, Timing: trial.Timing{AgentMS: ms}}, Settled: true}
		if err := st.Add(trial.Record{Type: trial.RecordAttempt, Attempt: &one}); err != nil {
			t.Fatal(err)
		}
	}
	add(0, 1<<40, &trial.End{Reason: trial.Finished})
	add(1, 1<<41, &trial.End{Reason: trial.Finished})
	for i, want := range []int64{1 << 40, 1 << 41} {
		var x Trial
		st.fillTrial(&x, &Shared{}, st.entries.at(i), nil)
		if got := x.Timing().AgentMS; got != want {
			t.Errorf("trial %d took %d ms, want %d", i, got, want)
		}
	}
}
