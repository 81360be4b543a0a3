package suite

import (
	"fmt"
	"slices"
)

// Kinds for tests, in place of the program's kinds.

type modelConfig struct {
	Provider    string   `json:"provider" key:"gen" doc:"whose API" enum:"anthropic,openai"`
	Model       string   `json:"model" key:"gen" doc:"model id"`
	Temperature *Decimal `json:"temperature,omitempty" key:"gen" doc:"sampling temperature" min:"0" max:"2"`
	MaxTurns    int      `json:"max_turns,omitempty" key:"gen" doc:"most turns; default 8" min:"1"`
	MaxTokens   int      `json:"max_tokens,omitempty" key:"gen" doc:"most tokens"`
	KeyEnv      string   `json:"key_env,omitempty" key:"none" doc:"name of a variable"`
	MaxUSD      *Decimal `json:"max_usd,omitempty" key:"none" doc:"most money for one trial"`
	Rules       string   `json:"rules,omitempty" key:"gen" doc:"file with more system text" file:"text"`
}

type commandConfig struct {
	Command []string          `json:"command" key:"gen" doc:"program and arguments"`
	Env     []string          `json:"env,omitempty" key:"none" doc:"names of variables"`
	Set     map[string]string `json:"set,omitempty" key:"gen" doc:"variables with values"`
	Scripts []string          `json:"scripts,omitempty" key:"gen" doc:"files" file:"text"`
	Wait    Duration          `json:"wait,omitempty" key:"none" doc:"a time"`
}

type textConfig struct {
	Contains  []string `json:"contains,omitempty" key:"grade" doc:"texts that must be there"`
	Threshold *Decimal `json:"threshold,omitempty" key:"grade" doc:"least share" min:"0" max:"1"`
	Golden    string   `json:"golden,omitempty" key:"grade" doc:"file with the right text" file:"text"`
}

type bindingConfig struct {
	Require []string `json:"require,omitempty" key:"grade" doc:"criteria" enum:"file,symbol"`
}

type filesConfig struct {
	Root string `json:"root,omitempty" key:"gen" doc:"folder"`
}

func testKinds() Kinds {
	return Kinds{
		Agents: map[string]Kind{
			"model": {
				Doc: "a model behind an API", New: func() any { return new(modelConfig) },
				Defaults: func(c any) { setDefault(&c.(*modelConfig).MaxTurns, 8) },
				Bounded:  func(c any) bool { return c.(*modelConfig).MaxUSD != nil },
				Check: func(c any, _ *Suite) []Problem {
					if c.(*modelConfig).Model == "gone-1" {
						return []Problem{{Path: "model", Text: "model gone-1 was retired", Fix: "use gone-2"}}
					}
					return nil
				},
			},
			"command": {Doc: "any program", New: func() any { return new(commandConfig) }},
		},
		Graders: map[string]Kind{
			"text": {Doc: "looks for texts", New: func() any { return new(textConfig) }},
			"binding": {
				Doc: "judges bindings", New: func() any { return new(bindingConfig) },
				CheckTask: func(_ any, _ *Suite, t *Task) []Problem {
					i := slices.Index(t.Distractors, Symbol{t.Target.File, t.Target.Symbol})
					if i < 0 || t.Target.Symbol == "" {
						return nil
					}
					return []Problem{{Path: fmt.Sprintf("distractors.%d.symbol", i), Text: "the distractor is the target"}}
				},
			},
		},
		Tools: map[string]Kind{
			"files":   {Doc: "reads files", New: func() any { return new(filesConfig) }},
			"binding": {Doc: "takes bindings"},
		},
	}
}
