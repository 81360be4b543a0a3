// Package play is a program for agents of kind "command" that follows a script instead
// of asking a model. It carries out the script by the means of a real agent: it runs
// shell commands in its room, changes files, calls the tools that it is given, and
// answers. It cannot see how its work is graded.
//
// The script comes as the file play.yaml among the files of the agent, and patches as
// further ones: the program receives them on its standard input, so that nothing in the
// room holds them.
//
//	habits:
//	  look: [{run: go test ./...}]
//	plays:
//	  - task: cache-clock            # the first play whose task and when fit is played
//	    when: {tool: search}         # optional: a tool that is offered,
//	                                 # prompt: a text of the prompt, index: a repetition
//	    steps:
//	      - use: look
//	      - call: {tool: search, args: {query: expire}, in_vain: [{patch: cache-clock.bad.patch}]}
//	      - patch: cache-clock.ref.patch
//	    answer: Done.
package play

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/suite"
)

// ScriptName is the name of the script among the files of the agent.
const ScriptName = "play.yaml"

// Script is a script to play.
type Script struct {
	Habits map[string][]Step `yaml:"habits"` // steps by name, for use
	Plays  []Play            `yaml:"plays"`
}

// Play is the part of a script for a task.
type Play struct {
	Task   string `yaml:"task"` // id, or a glob
	When   When   `yaml:"when"`
	Steps  []Step `yaml:"steps"`
	Answer string `yaml:"answer"` // "" for no answer at all
}

// When restricts a play; empty fields match everything.
type When struct {
	Tool   string `yaml:"tool"`   // is offered
	Prompt string `yaml:"prompt"` // part of the prompt
	Index  *int   `yaml:"index"`  // repetition, from 0
}

// Step is one thing to do; exactly one of its fields is set.
type Step struct {
	Run   string `yaml:"run"`   // a command for sh -c
	Patch string `yaml:"patch"` // name of a patch to apply
	Write *Write `yaml:"write"`
	Call  *Call  `yaml:"call"`
	Say   string `yaml:"say"`
	Use   string `yaml:"use"`  // name of a habit
	Wait  string `yaml:"wait"` // a time without a word, such as 90s
	Exit  *int   `yaml:"exit"` // ends the program at once with this code
}

// Write makes or replaces a file.
type Write struct {
	Path string `yaml:"path"`
	Text string `yaml:"text"`
}

// Call calls a tool. If the tool is missing, fails or has an empty result, InVain
// replaces the rest of the script.
type Call struct {
	Tool   string         `yaml:"tool"`
	Args   map[string]any `yaml:"args"`
	InVain []Step         `yaml:"in_vain"`
}

// Read reads a script and checks that it can be played with files.
func Read(text string, files map[string]string) (*Script, error) {
	var s Script
	if err := yaml.Load([]byte(text), &s, yaml.WithKnownFields()); err != nil {
		return nil, fmt.Errorf("read %s: %w", ScriptName, err)
	}
	for name, steps := range s.Habits {
		if err := s.checkSteps(steps, files, []string{name}); err != nil {
			return nil, fmt.Errorf("%s: habit %s: %w", ScriptName, name, err)
		}
	}
	for i, p := range s.Plays {
		if _, err := path.Match(p.Task, ""); err != nil || p.Task == "" {
			return nil, fmt.Errorf("%s: play %d is for no task: %q", ScriptName, i+1, p.Task)
		}
		if err := s.checkSteps(p.Steps, files, nil); err != nil {
			return nil, fmt.Errorf("%s: play %d, for %s: %w", ScriptName, i+1, p.Task, err)
		}
	}
	return &s, nil
}

// checkSteps finds steps that cannot be played. in are the habits that they are of.
func (s *Script) checkSteps(steps []Step, files map[string]string, in []string) error {
	for i, step := range steps {
		n := 0
		for _, set := range []bool{step.Run != "", step.Patch != "", step.Write != nil, step.Call != nil, step.Say != "", step.Use != "", step.Wait != "", step.Exit != nil} {
			if set {
				n++
			}
		}
		var err error
		switch {
		case n != 1:
			err = fmt.Errorf("%d things to do in place of one", n)
		case step.Patch != "" && files[step.Patch] == "":
			err = fmt.Errorf("patch %s is not among the files", step.Patch)
		case step.Wait != "":
			var d suite.Duration
			err = d.UnmarshalJSON(fmt.Appendf(nil, "%q", step.Wait))
		case step.Use != "" && slices.Contains(in, step.Use):
			err = fmt.Errorf("habit %s uses itself", step.Use)
		case step.Use != "":
			habit, ok := s.Habits[step.Use]
			if !ok {
				err = fmt.Errorf("there is no habit %s", step.Use)
				break
			}
			err = s.checkSteps(habit, files, append(slices.Clone(in), step.Use))
		case step.Call != nil:
			err = s.checkSteps(step.Call.InVain, files, in)
		}
		if err != nil {
			return fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	return nil
}

var errNoPlay = errors.New("no play is for it")

func (s *Script) findPlay(t task) (*Play, error) {
	for i := range s.Plays {
		p := &s.Plays[i]
		ok, _ := path.Match(p.Task, t.Task) // checked by Read
		switch {
		case !ok, p.When.Index != nil && *p.When.Index != t.Index, !strings.Contains(t.Prompt, p.When.Prompt):
		case p.When.Tool != "" && !slices.ContainsFunc(t.Tools, func(x tool) bool { return x.Name == p.When.Tool }):
		default:
			return p, nil
		}
	}
	return nil, fmt.Errorf("task %s: %w", t.Task, errNoPlay)
}

func clipTail(b []byte, n int) string {
	b = bytes.TrimRight(b, "\n")
	if len(b) > n {
		b = append([]byte("…"), b[len(b)-n:]...)
	}
	return strings.ToValidUTF8(string(b), "?")
}
