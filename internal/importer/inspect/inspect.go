package inspect

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/kind/recorded"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// grader is the name of the grader in imported suites.
const grader = "inspect"

// Options choose what passes.
type Options struct {
	Score   string  // score that decides; "" for the first
	AtLeast float64 // smallest number that passes; 0 for 1
}

// Logs are logs of one task, open to be imported.
type Logs struct {
	files   []*logFile
	opts    Options
	name    string              // of the task
	tasks   []task              // in the order of the logs
	byID    map[string]int      // places in tasks by id of the sample
	arms    []arm               // one a log
	at      map[trial.Key]place // of each trial
	trials  int                 // most epochs
	scores  []string            // names as the suite has them
	decides string              // of scores
	texts   map[string]string   // ids of samples by task
	seen    map[string]int      // scores by name that are neither 0 nor 1
	agents  map[string]importer.Block
}

type task struct{ id, sample, input, target string }

type arm struct{ agent, scenario string }

func (a arm) id() string { return a.agent + "/" + a.scenario }

// place is where a trial stands.
type place struct{ file, entry int }

// mostProblems is how many mistakes an import lists.
const mostProblems = 20

// Open reads logs through and returns what they hold. Its error lists the mistakes of all
// files.
func Open(paths []string, opts Options) (*Logs, error) {
	l := &Logs{opts: opts, byID: map[string]int{}, at: map[trial.Key]place{}, texts: map[string]string{}, seen: map[string]int{}, agents: map[string]importer.Block{}}
	if l.opts.AtLeast == 0 {
		l.opts.AtLeast = 1
	}
	var problems []string
	wrong := func(path, where string, err error) {
		if where != "" {
			path += ": " + where
		}
		problems = append(problems, fmt.Sprintf("%s: %v", path, err))
	}
	for i, path := range paths {
		if slices.Contains(paths[:i], path) {
			wrong(path, "", fmt.Errorf("it is named twice"))
			continue
		}
		f, err := openLog(path)
		if err != nil {
			wrong(path, "", err)
			continue
		}
		l.files = append(l.files, f)
		if l.name == "" {
			l.name = f.header.Eval.Task
		}
		if f.header.Eval.Task != l.name {
			wrong(path, "eval.task", fmt.Errorf("it is about %s, and %s about %s: import the logs of one task at a time", f.header.Eval.Task, l.files[0].path, l.name))
			continue
		}
		l.addArm(f)
		for entry := range f.entries {
			if err := l.addSample(len(l.files)-1, entry); err != nil {
				wrong(path, f.names[entry], err)
			}
		}
		f.left = maxLog // for the second reading
	}
	if len(problems) == 0 {
		if err := l.chooseScore(); err != nil {
			problems = append(problems, err.Error())
		}
	}
	if len(problems) > 0 {
		l.Close()
		if more := len(problems) - mostProblems; more > 0 {
			problems = append(problems[:mostProblems], fmt.Sprintf("and %d more", more))
		}
		return nil, importer.NothingImported("nothing is imported:", problems)
	}
	return l, nil
}

// Close closes the files.
func (l *Logs) Close() {
	for _, f := range l.files {
		_ = f.close()
	}
}

// addArm names the arm of a log: the model and the solver, or the arm of assay that the
// log was written of.
func (l *Logs) addArm(f *logFile) {
	h := &f.header
	solver := h.Eval.Solver
	if n := len(h.Plan.Steps); solver == "" && n > 0 {
		solver = h.Plan.Steps[n-1].Solver
	}
	provider, model, _ := strings.Cut(h.Eval.Model, "/")
	if model == "" {
		provider, model = "", h.Eval.Model
	}
	a := arm{importer.SafeName(model[strings.LastIndexByte(model, '/')+1:]), importer.SafeName(cmp.Or(solver, "default"))}
	if agent, ok := h.Eval.Metadata["assay_agent"].(string); ok {
		a.agent = importer.SafeName(agent)
	}
	if scenario, ok := h.Eval.Metadata["assay_scenario"].(string); ok {
		a.scenario = importer.SafeName(scenario)
	}
	settings := agentOf(provider, model, h)
	a.agent = importer.FreeName(a.agent, func(name string) bool {
		have, taken := l.agents[name]
		return taken && fmt.Sprint(have) != fmt.Sprint(settings)
	})
	l.agents[a.agent] = settings
	a.scenario = importer.FreeName(a.scenario, func(name string) bool {
		return slices.Contains(l.arms, arm{a.agent, name})
	})
	l.arms = append(l.arms, a)
}

// agentOf returns the agent that asks the model of a log. A model of a provider that assay
// does not know is at an address that no one has.
func agentOf(provider, model string, h *header) importer.Block {
	out := importer.Block{"kind": "model", "model": model}
	if p, ok := llm.FindAlias(provider); ok && p.BaseURL != "" {
		out["provider"] = p.Name
	} else {
		out["provider"], out["base_url"], out["model"] = llm.Compatible, "http://model.invalid/v1", cmp.Or(h.Eval.Model, model)
	}
	for _, c := range []generateConfig{h.Eval.Generate, h.Plan.Config} {
		if c.Temperature != nil && *c.Temperature >= 0 {
			out["temperature"] = *c.Temperature
		}
		if c.TopP != nil && *c.TopP > 0 && *c.TopP <= 1 {
			out["top_p"] = *c.TopP
		}
		if c.MaxTokens != nil && *c.MaxTokens > 0 {
			out["max_tokens"] = *c.MaxTokens
		}
		if c.Seed != nil {
			out["seed"] = *c.Seed
		}
	}
	return out
}

// mostEpochs bounds the trials of a task.
const mostEpochs = 10000

// addSample reads a sample and notes its task, its trial and its scores.
func (l *Logs) addSample(file, entry int) error {
	f := l.files[file]
	s, err := f.readSample(entry)
	if err != nil {
		return err
	}
	id, err := idOf(s.ID)
	if err != nil {
		return err
	}
	if s.Epoch < 1 || s.Epoch > mostEpochs {
		return fmt.Errorf("epoch is %d, and not from 1 to %d", s.Epoch, mostEpochs)
	}
	input := s.promptOf()
	i, known := l.byID[id]
	if !known {
		name, _ := s.Metadata["assay_task"].(string)
		t := task{sample: id, input: input, target: s.targetOf(), id: importer.FreeName(importer.SafeName(cmp.Or(name, id)), func(n string) bool { _, taken := l.texts[n]; return taken })}
		i = len(l.tasks)
		l.byID[id], l.texts[t.id] = i, id
		l.tasks = append(l.tasks, t)
	} else if l.tasks[i].input != input {
		return fmt.Errorf("sample %s has another input here than before: logs of one import ask the same", id)
	}
	key := trial.Key{Task: l.tasks[i].id, Arm: l.arms[len(l.arms)-1].id(), Index: s.Epoch - 1}
	if _, twice := l.at[key]; twice {
		return fmt.Errorf("sample %s has epoch %d twice", id, s.Epoch)
	}
	l.at[key], l.trials = place{file, entry}, max(l.trials, s.Epoch)
	for _, score := range s.listScores(f.header.scoreNames()) {
		if !slices.Contains(l.scores, score.Name) {
			l.scores = append(l.scores, score.Name)
		}
		if v, ok := recorded.Number(score.Value); !ok || v != 0 && v != 1 {
			l.seen[score.Name]++
		}
	}
	return nil
}

// idOf returns the id of a sample, a text or a number.
func idOf(v any) (string, error) {
	switch v := v.(type) {
	case string:
		if v != "" {
			return v, nil
		}
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64), nil
	}
	return "", fmt.Errorf("id is %v, and neither a text nor a number", v)
}

// listScores returns the scores of a sample, those in order first. A score that is a map
// is a score for each of its keys.
func (s *sample) listScores(order []string) []recorded.Score {
	names := slices.DeleteFunc(slices.Clone(order), func(name string) bool { return s.Scores[name] == nil })
	for _, name := range importer.SortedKeys(s.Scores) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	var out []recorded.Score
	for _, name := range names {
		var v scoreValue
		if json.Unmarshal(s.Scores[name], &v) != nil || len(v.Value) == 0 {
			v = scoreValue{Value: json.RawMessage("null")}
		}
		var parts map[string]json.RawMessage
		if !bytes.HasPrefix(v.Value, []byte("{")) || json.Unmarshal(v.Value, &parts) != nil {
			parts = map[string]json.RawMessage{"": v.Value}
		}
		for _, part := range importer.SortedKeys(parts) {
			full := strings.TrimSuffix(name+"_"+part, "_")
			out = append(out, recorded.Score{Name: scoreName(full), Value: parts[part], Answer: v.Answer, Explanation: v.Explanation})
		}
	}
	return out
}

// scoreName returns the name that a suite has for a score.
func scoreName(name string) string {
	return strings.ReplaceAll(strings.ToLower(importer.SafeName(name)), ".", "_")
}

// outcomeScore is the score of logs that assay wrote which holds the whole outcome.
const outcomeScore = "outcome"

func (l *Logs) chooseScore() error {
	if len(l.scores) == 0 {
		l.scores = []string{"score"} // unknown everywhere: the answers can be judged all the same
	}
	l.decides = l.scores[0]
	_, ours := l.files[0].header.Eval.Metadata["assay_run"]
	if ours && slices.Contains(l.scores, outcomeScore) {
		l.decides = outcomeScore
	}
	if want := l.opts.Score; want != "" {
		if l.decides = scoreName(want); !slices.Contains(l.scores, l.decides) {
			return fmt.Errorf("--score %s: the logs have no such score; there are %s", want, strings.Join(l.scores, ", "))
		}
	}
	return nil
}

// Suite returns the suite of the logs, for the folder dir.
func (l *Logs) Suite(dir string) (importer.Result, error) {
	r := importer.Result{Files: map[string][]byte{}}
	var rows bytes.Buffer
	enc := json.NewEncoder(&rows)
	enc.SetEscapeHTML(false)
	for _, t := range l.tasks {
		row := importer.Block{"id": t.id, "prompt": cmp.Or(t.input, "(the log has no input for this sample)")}
		if t.id != t.sample {
			row["title"] = report.Cut(importer.JoinLine(t.sample), 200)
		}
		if t.target != "" {
			row["graders"] = importer.Block{grader: importer.Block{"target": t.target}}
		}
		if err := enc.Encode(row); err != nil {
			return r, fmt.Errorf("write task %s: %w", t.id, err)
		}
	}
	r.Files["tasks.jsonl"] = rows.Bytes()
	scenarios, agents := importer.Block{}, importer.Block{}
	var arms []importer.Block
	for _, a := range l.arms {
		scenarios[a.scenario] = importer.Block{}
		arms = append(arms, importer.Block{"agent": a.agent, "scenario": a.scenario})
	}
	for name, settings := range l.agents {
		agents[name] = settings
	}
	settings := importer.Block{"kind": recorded.KindName, "scores": l.scores, "decides": []string{l.decides}}
	if l.opts.AtLeast != 1 {
		settings["at_least"] = l.opts.AtLeast
	}
	err := r.AddSuite("Made by assay import inspect. The run beside it has the answers: assay regrade RUN --suite .", importer.Block{
		"version": 1, "name": importer.SafeName(cmp.Or(filepath.Base(l.name), filepath.Base(dir))), "trials": l.trials, "tasks": []string{"tasks.jsonl"},
		"agents": agents, "scenarios": scenarios, "arms": arms, "graders": importer.Block{grader: settings}, "gates": importer.Block{"mode": "warn"},
	})
	return r, err
}

// Has reports whether the logs have a trial.
func (l *Logs) Has(k trial.Key) bool { _, ok := l.at[k]; return ok }

// Summary describes what was read, a line each.
func (l *Logs) Summary() []string {
	var out []string
	for i, f := range l.files {
		out = append(out, fmt.Sprintf("%s: %s of %s as arm %s", f.path, report.Plural(len(f.entries), "sample"), f.header.Eval.Model, l.arms[i].id()))
		if s := f.header.Status; s != "success" {
			out = append(out, fmt.Sprintf("%s: its status is %s: samples that it does not have are skipped", f.path, cmp.Or(s, "unknown")))
		}
	}
	line := fmt.Sprintf("score %s decides: %v passes", l.decides, l.opts.AtLeast)
	if n := l.seen[l.decides]; n > 0 {
		line += fmt.Sprintf("; %s neither 0 nor 1: --at-least sets the limit", report.Plural(n, "value")+map[bool]string{true: " is", false: " are"}[n == 1])
	}
	if len(l.scores) > 1 {
		line += fmt.Sprintf("; --score chooses another of %s", strings.Join(l.scores, ", "))
	}
	return append(out, line)
}
