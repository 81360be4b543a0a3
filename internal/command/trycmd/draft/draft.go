// Package draft makes tasks of what an MCP server replied. The answer of a task is a value
// that one call returned and that nothing else tells: no description of a tool, not the
// question, and no other call, except calls that tell the same fact: the value together with
// what it is of. Graders find it mechanically.
//
// [Tasks] drafts, [Task.Prove] checks a draft against everything that must not pass, and
// [Task.Confirm] checks it against the reply of a fresh server.
package draft

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/mcp/explore"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// Task is a question with the one value that answers it.
type Task struct {
	ID       string
	Question string
	Keep     []string // parts that each wording of the question must have
	Worded   bool     // a model worded the question
	Tools    []string // tools of the server, each of which can tell; "" is a resource
	Tool     string   // the one that was called; "" for a resource
	URI      string   // of a resource
	Args     json.RawMessage
	Answer   string
	Wrong    []string // plausible wrong answers: of the same kind, from the same server
	reply    string   // the text that holds the answer
}

// visible is how much of a reply agents see, in bytes, with room for what encloses it.
const visible = ResultMax - 500

// ResultMax is the tool_result_max of agents for these tasks.
const ResultMax = 8192

// suffix ends every prompt.
const suffix = "Answer with that value alone, exactly as it is written. If you cannot find it out, say that you could not tell."

// Prompt returns the question to the agent.
func (t *Task) Prompt() string { return t.Question + "\n" + suffix }

// Rules returns the settings of the task's grader, of kind text.
func (t *Task) Rules() text.Config {
	c := text.Config{IgnoreCase: true}
	addRule(&c.Contains, &c.Regex, t.Answer)
	for _, w := range t.Wrong {
		addRule(&c.NotContains, &c.NotRegex, w)
	}
	return c
}

// addRule adds a value to the texts of a grader, or to its expressions if the value could be
// part of another or be written otherwise.
func addRule(texts, expressions *[]string, value string) {
	if len(value) >= 6 && strings.ContainsFunc(value, unicode.IsLetter) {
		*texts = append(*texts, value)
		return
	}
	*expressions = append(*expressions, shortPattern(value))
}

// Options direct the drafting.
type Options struct {
	Seed   uint64
	Most   int                    // tasks
	Known  string                 // texts that every agent sees: tools, instructions
	Secret func(text string) bool // reports whether a text must not be kept
	Given  []explore.Fact         // arguments that no agent can find out: questions name them
}

// Drafted is the result of drafting.
type Drafted struct {
	Tasks   []*Task
	Values  int            // values that were considered
	Dropped map[string]int // values that make no task, by reason
}

// candidate is a value of a reply with a question for it.
type candidate struct {
	reply    *explore.Reply
	group    string
	key, of  string // name of the value; of distinguishes kinds of values
	value    string
	object   string // what the value is of: the name of an object, a key, the beginning of a line
	question string
	keep     []string
	wrong    []string
	// alone is the question, and aloneKeep its parts to keep, if other calls tell the same
	// of the object. The call is then up to the agent.
	alone     string
	aloneKeep []string
	rank      int // the lower, the better is the question
}

// Tasks drafts tasks from what an exploration found.
func Tasks(f *explore.Found, o Options) *Drafted {
	d := &Drafted{Dropped: map[string]int{}}
	replies := f.Answered()
	b := &board{o: o, known: strings.ToLower(o.Known), groups: map[string]*group{}}
	for i := range replies {
		b.addReply(&replies[i])
	}
	var all, kept []*candidate
	for i := range replies {
		if r := &replies[i]; !o.Secret(r.Text) {
			all = append(all, candidatesOf(r)...)
		}
	}
	addWrong(all)
	d.Values = len(all)
	for _, c := range all {
		if why := b.reject(c); why != "" {
			d.Dropped[why]++
			continue
		}
		kept = append(kept, c)
	}
	taken := map[string]bool{}
	for _, c := range choose(kept, o) {
		if c.alone != "" && b.isToldElsewhere(c) {
			c.question, c.keep = c.alone, c.aloneKeep
			for _, g := range o.Given {
				if slices.Contains(scalars(c.reply.Original), g.Value) {
					c.question = fmt.Sprintf("%s (%s %q).", strings.TrimSuffix(c.question, "."), words(g.Name), clean(g.Value))
					c.keep = append(slices.Clone(c.keep), clean(g.Value))
				}
			}
		}
		t := &Task{Question: c.question, Keep: c.keep, Tools: b.toolsWith(c), Tool: c.reply.Tool, URI: c.reply.URI, Args: c.reply.Args, Answer: c.value, reply: c.reply.Text}
		t.Wrong = b.distractors(c)
		if why := b.prove(t, c); why != "" {
			d.Dropped[why]++
			continue
		}
		if taken[t.Question] || taken[t.Answer] {
			d.Dropped["asked twice"]++
			continue
		}
		taken[t.Question], taken[t.Answer] = true, true
		if d.Tasks = append(d.Tasks, t); len(d.Tasks) == o.Most {
			break
		}
	}
	for i, t := range d.Tasks {
		name := t.Tool
		if name == "" {
			name = "resource"
		}
		words := strings.Join(explore.SplitName(name), "-")
		t.ID = fmt.Sprintf("%02d-%s", i+1, words[:min(len(words), 40)])
	}
	return d
}

// group is the replies to calls with the same values, such as two tools that read the
// same file.
type group struct{ replies []*explore.Reply }

// tells reports whether a reply tells the fact of a candidate: the value, and if the call is
// about something else, also what the value is of.
func (b *board) tells(c *candidate, of string, r *explore.Reply) bool {
	return compile(c.value).MatchString(r.Text) && (of == c.group || strings.Contains(strings.ToLower(r.Text), strings.ToLower(c.object)))
}

// isToldElsewhere reports whether a call with other values tells the fact of a candidate.
func (b *board) isToldElsewhere(c *candidate) bool {
	for key, g := range b.groups {
		if key != c.group && slices.ContainsFunc(g.replies, func(r *explore.Reply) bool { return b.tells(c, key, r) }) {
			return true
		}
	}
	return false
}

// toolsWith returns the tools whose replies tell the fact of a candidate.
func (b *board) toolsWith(c *candidate) []string {
	var out []string
	for _, key := range slices.Sorted(maps.Keys(b.groups)) {
		for _, r := range b.groups[key].replies {
			if !slices.Contains(out, r.Tool) && b.tells(c, key, r) {
				out = append(out, r.Tool)
			}
		}
	}
	return out
}

type board struct {
	o      Options
	known  string
	groups map[string]*group
	texts  []lowered
}

// lowered is the text of a reply in lower case: a quick search comes before the exact one.
type lowered struct{ group, text string }

func (b *board) addReply(r *explore.Reply) {
	key := groupOf(r)
	if b.groups[key] == nil {
		b.groups[key] = &group{}
	}
	b.groups[key].replies = append(b.groups[key].replies, r)
	b.texts = append(b.texts, lowered{key, strings.ToLower(r.Text)})
}

// groupOf returns the subject of a call: its values, or its tool if it has none.
func groupOf(r *explore.Reply) string {
	values := scalars(r.Original)
	if len(values) == 0 {
		return "tool " + r.Tool
	}
	slices.Sort(values)
	return "about " + strings.Join(values, "\n")
}

// scalars returns the texts and numbers of arguments.
func scalars(v any) []string {
	switch v := v.(type) {
	case map[string]any:
		var out []string
		for _, key := range slices.Sorted(maps.Keys(v)) {
			out = append(out, scalars(v[key])...)
		}
		return out
	case []any:
		var out []string
		for _, e := range v {
			out = append(out, scalars(e)...)
		}
		return out
	case nil, bool:
		return nil
	}
	return []string{fmt.Sprint(v)}
}

// reject returns why a value makes no task, or "".
func (b *board) reject(c *candidate) string {
	re := compile(c.value)
	switch {
	case b.o.Secret(c.value) || b.o.Secret(c.question):
		return "a secret"
	case strings.Contains(c.question+c.value, "{{") || strings.Contains(c.question+c.value, "<<TODO"):
		return "not writable"
	case strings.Contains(c.value, "`") || strings.Contains(c.value, "**") || strings.Contains(c.value, "]("):
		return "marked up"
	case !isTelling(c.value):
		return "can be guessed"
	case re.MatchString(c.question):
		return "in the question"
	case strings.Contains(b.known, strings.ToLower(c.value)):
		return "in the description of a tool"
	}
	first := strings.ToLower(strings.Fields(c.value)[0])
	for _, t := range b.texts {
		if t.group == c.group || !strings.Contains(t.text, first) || !re.MatchString(t.text) {
			continue
		}
		if !strings.Contains(t.text, strings.ToLower(c.object)) {
			return "in several replies"
		}
	}
	if at := re.FindStringIndex(c.reply.Text); at == nil || at[1] > visible {
		return "too far down in a reply"
	}
	return ""
}

// prove returns what passes though it must not, or what fails though it must pass, or "".
func (b *board) prove(t *Task, c *candidate) string {
	if why := t.Prove(b.o.Known); why != "" {
		return why
	}
	for key, g := range b.groups {
		for _, r := range g.replies {
			if t.passes(r.Text) && !b.tells(c, key, r) {
				return "another reply passes"
			}
		}
	}
	return ""
}

// Prove returns why a task does not hold, or "". The reply has the answer, which passes;
// nothing, the prompt, what a placebo answers and texts that every agent sees fail.
func (t *Task) Prove(known string) string {
	switch {
	case !compile(t.Answer).MatchString(t.reply):
		return "not in the reply"
	case !t.passes(t.Answer) || !t.passes("It is "+t.Answer+"."):
		return "the answer fails"
	case compile(t.Answer).MatchString(t.Prompt()):
		return "in the question"
	}
	for _, wrong := range append([]string{"", t.Prompt(), "I could not tell.", "{}", "[]", "null", known}, t.Wrong...) {
		if t.passes(wrong) {
			return "a wrong answer passes"
		}
	}
	return ""
}

// Confirm reports whether a reply of a fresh server holds the answer.
func (t *Task) Confirm(reply string) bool { return compile(t.Answer).MatchString(reply) }

func (t *Task) passes(answer string) bool {
	verdict, err := text.Judge(t.Rules(), answer)
	return err == nil && verdict == trial.Pass
}

// distractors returns up to three wrong answers that a task's grader rejects.
func (b *board) distractors(c *candidate) []string {
	var out []string
	own := compile(c.value)
	for _, w := range c.wrong {
		re := compile(w)
		if len(out) == 3 {
			break
		}
		low, value := strings.ToLower(w), strings.ToLower(c.value)
		if w == "" || strings.Contains(value, low) || strings.Contains(low, value) || strings.ContainsAny(w, "`*") || own.MatchString(w) || re.MatchString(c.value) || re.MatchString(c.question) || b.o.Secret(w) || slices.Contains(out, w) || !isTelling(w) {
			continue
		}
		out = append(out, w)
	}
	return out
}

// choose orders candidates so that the first ones are of many tools and many calls.
func choose(all []*candidate, o Options) []*candidate {
	random := rand.New(rand.NewPCG(o.Seed, 1))
	random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	slices.SortStableFunc(all, func(x, y *candidate) int { return x.rank - y.rank })
	seen, turn := map[string]int{}, map[*candidate][2]int{}
	for _, c := range all {
		ofCall, ofTool := c.reply.Tool+"\n"+string(c.reply.Args), c.reply.Tool
		turn[c] = [2]int{seen[ofCall], seen[ofTool]}
		seen[ofCall]++
		seen[ofTool]++
	}
	slices.SortStableFunc(all, func(x, y *candidate) int {
		return slices.Compare(turnOf(turn[x]), turnOf(turn[y]))
	})
	return all
}

func turnOf(n [2]int) []int { return []int{n[0], n[1]} }

// Summary describes in a line why values make no task.
func (d *Drafted) Summary() string {
	var parts []string
	for _, why := range slices.SortedFunc(maps.Keys(d.Dropped), func(x, y string) int {
		if d.Dropped[x] != d.Dropped[y] {
			return d.Dropped[y] - d.Dropped[x]
		}
		return strings.Compare(x, y)
	}) {
		parts = append(parts, fmt.Sprintf("%s %s", report.Thousands(int64(d.Dropped[why])), why))
	}
	return strings.Join(parts, ", ")
}
