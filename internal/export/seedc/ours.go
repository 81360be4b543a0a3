package seedc

import (
	"cmp"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// activityKind is the kind of grader that measures the agent's activity.
const activityKind = "activity"

// graderTypes are the original's names of our criteria.
var graderTypes = map[string]string{
	"diff.forbidden": "git_diff_forbidden",
	"xcode.test":     "ios_test_pass", "xcode.install": "ios_install_check", "xcode.launch": "ios_launch_check",
}

// agentKinds are the original's names of our presets.
var agentKinds = map[string]string{"claude": "claude_code_cli", "codex": "codex_cli"}

// run is a run of ours on its way into the original's columns.
type run struct {
	a        *analyse.Analysis
	suite    *suite.Suite
	activity string            // name of the grader of kind activity, "" if none
	kinds    map[string]string // of agents, as the original names them
	last     map[string]analyse.ArmStart
}

func newRun(a *analyse.Analysis) run {
	r := run{a: a, suite: a.Written(), kinds: map[string]string{}, last: map[string]analyse.ArmStart{}}
	for name, g := range r.suite.Graders {
		if g != nil && g.Kind == activityKind && (r.activity == "" || name < r.activity) {
			r.activity = name
		}
	}
	for name, g := range r.suite.Agents {
		r.kinds[name] = agentKind(g)
	}
	return r
}

// Rows makes the rows of runs.csv of a run of ours: every trial that ran, void ones as
// failures, since the original knows no other, in the order of the journal. The
// manifest lists the trials with errors of session defaults.
func Rows(a *analyse.Analysis) ([]Row, *Manifest) {
	r := newRun(a)
	trials := slices.Clone(a.Trials)
	if s := a.SessionStart; s != nil {
		trials = append(trials, s.Trials...)
		for _, arm := range s.Arms {
			r.last[arm.Arm] = arm
		}
	}
	slices.SortStableFunc(trials, func(x, y analyse.Trial) int { return int(x.Seq - y.Seq) })
	m := &Manifest{Discovery: map[string]int64{}}
	var out []Row
	for i := range trials {
		if t := &trials[i]; t.Source != "" {
			row := r.rowOf(t)
			row.trial = t
			if r.losesToolError(t) {
				m.Discovery[row.Text(RunID)] = 1
			}
			out = append(out, row)
		}
	}
	return out, m
}

func agentKind(a *suite.Agent) string {
	if a == nil || a.Kind != "cli" {
		return "other"
	}
	b, err := json.Marshal(a.Config)
	var c struct{ Preset string }
	if err == nil && json.Unmarshal(b, &c) == nil && agentKinds[c.Preset] != "" {
		return agentKinds[c.Preset]
	}
	return "other"
}

func (r *run) rowOf(t *analyse.Trial) Row {
	var row Row
	agent, scenario, _ := strings.Cut(t.Arm, "/")
	task := r.a.Task(t.Task)
	baseline := task != nil && task.Baseline()
	began, timed := t.Started()
	kind, word := "capability", "trial"
	switch {
	case baseline:
		kind, word = "baseline", "baseline"
	case task != nil && slices.Contains(task.Tags, "regression"):
		kind = "regression"
	}
	id := fmt.Sprintf("%s-%s-%s-%s-%d", agent, scenario, t.Task, word, t.Index+1)
	if timed { // the original has milliseconds since 1970 where two trials of ours may be alike
		id = fmt.Sprintf("%s-%s-%s-%s-%d-%d", agent, scenario, t.Task, word, began.UnixMilli(), t.Index+1)
		row.Set(Start, isoTime(began))
		row.Set(End, isoTime(began.Add(time.Duration(t.Timing().SetupMS+t.Timing().AgentMS)*time.Millisecond)))
	}
	for column, v := range map[int]any{
		RunID: id, Agent: agent, AgentKind: r.kinds[agent], Scenario: scenario, Task: t.Task, TaskKind: kind, BaselineRun: baseline,
		Success:        t.Status == analyse.Scored && t.GradedOutcome() == trial.Pass,
		TranscriptPath: placeOf(t, "transcript"), AgentOutputPath: placeOf(t, "stream.jsonl", "answer"),
		CommandLogPath: placeOf(t, "commands.jsonl"), MCPToolLogPath: placeOf(t, tapeNames(t)...),
	} {
		row.Set(column, v)
	}
	r.fillOutcome(&row, t, baseline)
	if t.Model != "" {
		row.Set(Model, t.Model)
	}
	fillUsage(&row, t)
	r.fillCosts(&row, t, baseline)
	r.fillCounts(&row, t)
	return row
}

// isoTime writes a time as Python's isoformat does.
func isoTime(t time.Time) string {
	s := t.UTC().Format("2006-01-02T15:04:05.000000")
	return strings.TrimSuffix(s, ".000000") + "+00:00"
}

// exitOf returns the exit code of the agent and the reason of a timeout.
func exitOf(end trial.EndReason) (code int, timeout string) {
	switch end {
	case trial.Finished, trial.NoSubmission, trial.InvalidSubmission, trial.EmptyAnswer, trial.Truncated, trial.Refusal:
		return 0, ""
	case trial.Deadline:
		return 124, "timeout_hard"
	case trial.Stall:
		return 124, "timeout_stall"
	}
	return 1, ""
}

// graderResults returns the verdicts of required criteria and the first reason that
// one of them gives for not passing.
func graderResults(t *analyse.Trial) (results []any, reason string) {
	for _, c := range t.Criteria {
		if c.Name == trial.FinishedCriterion || !c.Required || c.Verdict == trial.NotApplicable {
			continue
		}
		name := cmp.Or(graderTypes[c.Name], c.Name)
		ok := c.Verdict == trial.Pass
		var why any
		if !ok {
			text := name + "_" + string(c.Verdict)
			if word := t.ReasonOf(c.Name); word != "" {
				text = word
			} else if len(c.Evidence) > 0 {
				text = c.Evidence[0]
			}
			why, reason = text, cmp.Or(reason, text)
		}
		results = append(results, object{{"type", name}, {"ok", ok}, {"reason", why}, {"duration_sec", nil}})
	}
	return results, reason
}

func (r *run) fillOutcome(row *Row, t *analyse.Trial, baseline bool) {
	t = t.Full()
	code, timeout := exitOf(t.End)
	results, reason := graderResults(t)
	if !baseline && results != nil {
		row.Set(GraderResults, results)
	}
	switch {
	case t.Status == analyse.Void && t.Void == trial.ClassSetup:
		row.Set(FailureReason, "setup_failed")
		row.Set(WallTime, 0.0)
		return // no agent ran
	case t.Status == analyse.Void:
		row.Set(FailureReason, string(t.Void)+"_error: "+t.Reason)
	case row.Bool(Success):
	case reason != "":
		row.Set(FailureReason, reason)
	case timeout != "":
		row.Set(FailureReason, timeout)
	case code != 0:
		row.Set(FailureReason, "agent_exit_nonzero")
	case t.End != trial.Finished:
		row.Set(FailureReason, string(t.End))
	default:
		row.Set(FailureReason, t.Reason)
	}
	if t.End != "" {
		row.Set(ExitCode, code)
	}
	if ms := t.Timing().AgentMS; ms > 0 || t.AgentMS() != nil { // of voids, too
		row.Set(WallTime, float64(ms)/1000)
	}
}

// fillUsage adds tokens. If none are known, the original writes 0 for tokens of the
// cache.
func fillUsage(row *Row, t *analyse.Trial) {
	k := t.Tokens
	row.Set(CachedRead, k.CacheRead)
	row.Set(CacheWrite, k.CacheWrite5m+k.CacheWrite1h)
	if k.Trials == 0 {
		return
	}
	row.Set(UncachedInput, k.Input)
	row.Set(Output, k.Output)
	if k.CacheWrite1h > 0 && k.CacheWrite5m == 0 {
		row.Set(CacheWriteTTL, "1h")
	}
	if in := k.Input + k.CacheRead; in > 0 {
		row.Set(CacheReadRate, float64(k.CacheRead)/float64(in))
	}
	row.usage = object{{"usage", object{
		{"input_tokens", k.Input}, {"cache_read_input_tokens", k.CacheRead}, {"cache_creation_input_tokens", k.CacheWrite5m + k.CacheWrite1h}, {"output_tokens", k.Output},
	}}}
}

// fillCosts fills in costs: cold without cache writes, and the last baseline alone, as
// the original has them.
func (r *run) fillCosts(row *Row, t *analyse.Trial, baseline bool) {
	if t.Cost.Priced <= t.Cost.Free {
		return
	}
	billed, cold := t.Cost.Billed.Float(), t.Cost.ColdSeed.Float()
	row.Set(BilledCost, billed)
	row.Set(CostSource, "computed")
	if t.Cost.Told.Trials > 0 {
		row.Set(CostSource, "provider")
	}
	if t.Tokens.Trials > 0 && t.Cost.ColdUnknown == 0 {
		row.Set(ColdCost, cold)
		row.Set(CacheSavings, cold-billed)
	}
	if last := r.last[t.Arm].LastSeed; last != nil && !baseline {
		row.Set(BaselineCost, last.Float())
		row.Set(MarginalCost, billed-last.Float())
	}
}

// measured are the columns that the activity grader measures, by the name of the
// measure and how many of its units make one of the column.
var measured = []struct {
	column int
	name   string
}{
	{XcodebuildCalls, "commands.xcodebuild"}, {XcrunCalls, "commands.xcrun"}, {SimctlCalls, "commands.xcrun_simctl"},
	{FirstXcodebuild, "time_to_first_xcodebuild_sec_seed"}, {XcodebuildRepeats, "repeats_seed"},
	{DestinationCount, "destinations_seed"}, {DestinationChurn, "destination_churn_seed"},
	{MCPToolCalls, "mcp_calls"}, {ToolErrors, "tool_errors_seed"}, {ToolErrorsMCP, "tool_errors_mcp_seed"}, {ToolErrorsNonMCP, "tool_errors_non_mcp_seed"},
	{MCPXcodebuildCalls, "mcp_calls.xcodebuild"}, {MCPSimctlCalls, "mcp_calls.simctl"}, {FirstMCPBuild, "time_to_first_mcp_build_sec_seed"},
}

// fillCounts adds the agent's calls. Calls of MCP servers are known of baselines, too,
// which no grader measures.
func (r *run) fillCounts(row *Row, t *analyse.Trial) {
	if t.End != "" {
		calls, failed := int64(0), int64(0)
		for _, s := range t.Servers {
			calls, failed = calls+int64(s.Calls), failed+int64(s.Errors)
		}
		row.Set(MCPToolCalls, calls)
		row.Set(ToolErrorsMCP, failed)
	}
	for _, m := range measured {
		v, ok := r.measureOf(t, m.name)
		switch {
		case !ok:
		case columns[m.column].kind == kindWhole:
			row.Set(m.column, int64(v))
		default:
			row.Set(m.column, v)
		}
	}
}

// measureOf returns a measure of the activity grader; false if it has none.
func (r *run) measureOf(t *analyse.Trial, name string) (float64, bool) {
	if r.activity == "" {
		return 0, false
	}
	for _, m := range t.Measures {
		if m.Value != nil && m.Name == r.activity+"."+name {
			return *m.Value, true
		}
	}
	return 0, false
}

// losesToolError reports whether a trial loses a tool error because session defaults
// were missing.
func (r *run) losesToolError(t *analyse.Trial) bool {
	raw, a := r.measureOf(t, "tool_errors_seed")
	adjusted, b := r.measureOf(t, "tool_errors_adjusted_seed")
	return a && b && adjusted < raw
}

// tapeNames names the recordings of MCP servers, of which the original has one.
func tapeNames(t *analyse.Trial) []string {
	var out []string
	for ref := range t.Refs().All {
		if strings.HasPrefix(ref.Name, "mcp-") {
			out = append(out, ref.Name)
		}
	}
	slices.Sort(out)
	return out
}

// placeOf returns the place of the file of the first of the roles that a trial has,
// relative to the run folder: a blob, or the journal itself for a small file.
func placeOf(t *analyse.Trial, roles ...string) any {
	for _, role := range roles {
		ref, ok := t.Refs().Find(role)
		if !ok {
			continue
		}
		if ref.Size <= trial.InlineMax || len(ref.Digest) < 2 {
			return "journal.jsonl"
		}
		d := string(ref.Digest)
		return path.Join("blobs", d[:2], d+".zst")
	}
	return nil
}
