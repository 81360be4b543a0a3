package grade

import (
	"context"
	"fmt"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Base is the part of [Grader] that is the same for most kinds: a grader embeds it
// and is identified by its name and settings. Its fields are the grader's identity.
type Base[C any] struct {
	Kind    string `json:"kind" key:"grade"`
	Version int    `json:"version" key:"grade"` // changes when the same settings begin to give other scores
	Name    string `json:"name" key:"grade"`    // in the suite
	Config  C      `json:"config" key:"fields"`
}

// NewBase returns the base of the grader that a suite has under name.
func NewBase[C any](kind string, version int, name string, config C) Base[C] {
	return Base[C]{Kind: kind, Version: version, Name: name, Config: config}
}

// Identity implements Grader.
func (b *Base[C]) Identity() any { return *b }

// Probe implements Grader for a grader that needs nothing of the machine.
func (b *Base[C]) Probe(context.Context) error { return nil }

// SettingsOf returns the settings for a task.
func (b *Base[C]) SettingsOf(t *suite.Task) (C, error) { return Settings(b.Config, t, b.Name) }

// Begin returns the settings for a case unless ctx is done. Its error is a fault.
func (b *Base[C]) Begin(ctx context.Context, c Case) (cfg C, err error) {
	if err = ctx.Err(); err == nil {
		cfg, err = b.SettingsOf(c.Task)
	}
	if err != nil {
		err = c.Fault(err)
	}
	return cfg, err
}

// Measures returns the measures among columns, each with the value at its position in
// values.
func Measures(columns []Column, values ...*float64) []trial.Measure {
	var out []trial.Measure
	for _, c := range columns {
		if c.Measure {
			out = append(out, trial.Measure{Name: c.Name, Value: values[len(out)], Unit: c.Unit})
		}
	}
	return out
}

// Fault returns the fault of a grader that could not judge the case.
func (c Case) Fault(err error) error {
	return &trial.Fault{Class: trial.ClassGrader, Err: fmt.Errorf("grade %s: %w", c.Attempt.Key, err)}
}
