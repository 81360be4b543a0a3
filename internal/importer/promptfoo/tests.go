package promptfoo

import (
	"cmp"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/report"
)

// programs are files that a program reads or makes, with the function of it.
var programs = regexp.MustCompile(`\.(js|cjs|mjs|ts|cts|mts|py|rb|go|sh|bash|exe|bat|cmd|ps1|pl)(:.*)?$`)

// readTests reads the tests: in place, or in files of YAML, JSON or CSV.
func (c *foo) readTests() error {
	n := aliased(c.top["tests"])
	if n == nil || n.Tag == "!!null" {
		return c.add(&fooTest{at: c.file}) // promptfoo runs each prompt once
	}
	list := items(n)
	if list == nil {
		list = []*yaml.Node{n}
	}
	for _, t := range list {
		name, isText := scalar(t)
		var err error
		switch maker := entries(t)["path"]; {
		case isText:
			err = c.testFiles(c.place(t), name)
		case maker != nil:
			c.refuse(c.place(t), "tests "+maker.Value, "tests that a program makes are not carried over")
		default:
			err = c.test(c.file, t)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (c *foo) testFiles(at, name string) error {
	pattern, isFile := c.path(name)
	if !isFile {
		if strings.Contains(name, "://") {
			c.refuse(at, "tests "+name, "only files are read")
			return nil
		}
		pattern = c.beside(name)
	}
	if programs.MatchString(name) {
		c.refuse(at, "tests "+name, "tests that a program makes are not carried over: only .yaml, .json, .jsonl and .csv are read")
		return nil
	}
	files, err := doublestar.FilepathGlob(pattern)
	if err != nil || len(files) == 0 {
		return importer.Usagef("%s: there are no tests %s", at, pattern)
	}
	slices.Sort(files)
	for _, f := range files {
		kind := filepath.Ext(f)
		if !slices.Contains([]string{".csv", ".yaml", ".yml", ".json", ".jsonl"}, kind) {
			c.refuse(at, "tests "+f, "only .yaml, .json, .jsonl and .csv are read")
			continue
		}
		text, err := c.readText(f)
		if err != nil {
			return importer.Usagef("%s: read tests %s: %w", at, f, err)
		}
		switch kind {
		case ".csv":
			err = c.table(f, text)
		case ".jsonl":
			err = c.lines(f, text)
		default:
			err = c.document(f, text)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// document reads tests of a file of YAML or JSON.
func (c *foo) document(file, text string) error {
	n, unread, err := parseNode([]byte(text))
	if err != nil {
		return importer.Usagef("read tests %s: %w", file, err)
	}
	c.pointless(file, unread)
	list := items(n)
	if list == nil {
		list = []*yaml.Node{n}
	}
	for _, t := range list {
		if name, isText := scalar(t); isText {
			c.refuse(file+":"+strconv.Itoa(t.Line), "tests "+name, "a file of tests that names others is not followed: name them in the configuration")
			continue
		}
		if err := c.test(file, t); err != nil {
			return err
		}
	}
	return nil
}

// lines reads tests of a file of JSON lines.
func (c *foo) lines(file, text string) error {
	i := 0
	for line := range strings.SplitSeq(text, "\n") {
		i++
		if jsTrim(line) == "" {
			continue
		}
		n, unread, err := parseNode([]byte(line))
		if err != nil {
			return importer.Usagef("read tests %s:%d: %w", file, i, err)
		}
		c.pointless(file, unread)
		number := func(n *yaml.Node) { n.Line = i }
		eachNode(n, number)
		if err := c.test(file, n); err != nil {
			return err
		}
	}
	return nil
}

func eachNode(n *yaml.Node, do func(*yaml.Node)) {
	do(n)
	for _, m := range n.Content {
		eachNode(m, do)
	}
}

func (c *foo) test(file string, n *yaml.Node) error { return c.add(c.read(file, n)) }

// add takes a test in, once for each combination of its variables that are lists of
// texts. A list that begins with something else is one value there.
func (c *foo) add(t *fooTest) error {
	t = c.merged(t)
	all := []*fooTest{t}
	for _, name := range importer.SortedKeys(t.vars) {
		list := items(t.vars[name])
		if len(list) == 0 || list[0].Kind != yaml.ScalarNode || list[0].Tag != "!!str" {
			continue
		}
		if len(c.tests)+len(all)*len(list) > fooMostTasks {
			return importer.Usagef("%s: the lists of its variables make more than %d tests", t.at, fooMostTasks)
		}
		var next []*fooTest
		for _, have := range all {
			for i, v := range list {
				one := *have
				one.vars = maps.Clone(have.vars)
				one.vars[name] = v
				one.id += "-" + strconv.Itoa(i+1)
				next = append(next, &one)
			}
		}
		all = next
	}
	c.tests = append(c.tests, all...)
	if len(c.tests)*max(1, len(c.prompts)) > fooMostTasks {
		return importer.Usagef("%s: with this test there are more than %d tasks", t.at, fooMostTasks)
	}
	return nil
}

// read reads one test as it stands there.
func (c *foo) read(file string, n *yaml.Node) *fooTest {
	defer func(was string) { c.file = was }(c.file)
	c.file = file
	t := &fooTest{at: c.place(n), vars: map[string]*yaml.Node{}}
	f := entries(n)
	if f == nil {
		t.bad = append(t.bad, "it is no map")
		return t
	}
	for _, key := range importer.SortedKeys(f) {
		v := f[key]
		switch key {
		case "description":
			t.title, _ = scalar(v)
		case "vars":
			if vars := entries(v); vars != nil {
				t.vars = vars
			} else if v.Tag != "!!null" {
				t.bad = append(t.bad, "its variables are in a file")
			}
		case "assert":
			t.asserts = append(t.asserts, c.assertions(v)...)
		case "metadata":
			c.metadata(t, v)
		case "threshold":
			t.noScore = byThreshold
		case "options":
			c.options(t, v)
		case "assertScoringFunction":
			t.noScore = "its score is made by a program"
		case "provider", "providers", "prompts":
			t.bad = append(t.bad, key+" chooses among the arms: write a suite of its own for it")
		case "providerOutput":
			t.bad = append(t.bad, "its answer is given (providerOutput): nothing is asked")
		default:
			c.refuse(c.place(v), "test key "+key, "a task has no such setting")
		}
	}
	return t
}

const byThreshold = "the test passes by a threshold of a weighted score; here every assertion must hold"

// options reads those of a test. What is not known goes to the provider there, so that
// another question is asked.
func (c *foo) options(t *fooTest, n *yaml.Node) {
	f := entries(n)
	if f == nil && n.Tag != "!!null" {
		t.bad = append(t.bad, "its options are no map")
	}
	for _, k := range importer.SortedKeys(f) {
		switch k {
		case "disableDefaultAsserts":
			t.disabled = f[k].Value == "true"
		case "transformVars":
			t.bad = append(t.bad, "its variables are changed by a program (options.transformVars)")
		case "transform", "postprocess":
			t.noScore = "the answer is changed by a program (" + k + ") before it is checked"
		case "prefix", "suffix", "disableVarExpansion":
			t.bad = append(t.bad, "options."+k+" changes its prompt")
		case "provider", "rubricPrompt", "factuality": // of assertions that a model judges
			c.refuse(c.place(f[k]), "options."+k, "no model judges here")
		case "runSerially", "disableConversationVar", "storeOutputAs", "repeat":
			c.refuse(c.place(f[k]), "options."+k, "a task has no such setting")
		default:
			t.bad = append(t.bad, "options."+k+" is a setting of the provider for this test alone")
		}
	}
}

// metadata makes tags, of a list one for each member.
func (c *foo) metadata(t *fooTest, n *yaml.Node) {
	f := entries(n)
	for _, k := range importer.SortedKeys(f) {
		list := items(f[k])
		if list == nil {
			list = []*yaml.Node{f[k]}
		}
		for _, v := range list {
			if s, ok := scalar(v); ok {
				t.tag(k, s)
			} else {
				c.refuse(c.place(v), "metadata."+k, "a tag is one text or number")
			}
		}
	}
}

func (t *fooTest) tag(key, value string) {
	t.tags = append(t.tags, strings.Join(strings.Fields(key+"="+value), " "))
}

// merged is t with what the default test says.
func (c *foo) merged(t *fooTest) *fooTest {
	n := aliased(c.top["defaultTest"])
	if name, ok := scalar(n); ok {
		c.refuse(c.place(n), "defaultTest "+name, "a default test in a file is not read: write it into the configuration")
		t.bad = append(t.bad, "the default test is in a file")
		return t
	}
	if n == nil || n.Tag == "!!null" {
		return t
	}
	d := c.read(c.file, n)
	for name, v := range d.vars {
		if t.vars == nil {
			t.vars = map[string]*yaml.Node{}
		}
		if _, own := t.texts[name]; t.vars[name] == nil && !own {
			t.vars[name] = v
		}
	}
	if !t.disabled {
		t.asserts = append(slices.Clone(d.asserts), t.asserts...)
	}
	t.noScore, t.title = cmp.Or(t.noScore, d.noScore), cmp.Or(t.title, d.title)
	t.bad, t.tags = append(t.bad, d.bad...), append(d.tags, t.tags...)
	return t
}

// table reads tests of a CSV file: a row is a test, a column a variable; columns
// that begin with two underscores say more.
func (c *foo) table(file, text string) error {
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\ufeff")))
	r.FieldsPerRecord = -1
	head, err := r.Read()
	if err != nil {
		return importer.Usagef("read tests %s: %w", file, err)
	}
	for i, name := range head {
		if head[i] = jsTrim(name); slices.Contains(head[:i], head[i]) {
			return importer.Usagef("read tests %s:1: there are two columns %q", file, head[i])
		}
	}
	if slices.Contains(head, "__metric") {
		c.refuse(file+":1", "the column __metric", "a suite has no named scores")
	}
	for {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return importer.Usagef("read tests %s: %w", file, err)
		}
		line, _ := r.FieldPos(0)
		if len(row) != len(head) {
			return importer.Usagef("read tests %s:%d: it has %s, and the first line %d", file, line, report.Plural(len(row), "column"), len(head))
		}
		t := &fooTest{at: file + ":" + strconv.Itoa(line), texts: map[string]string{}}
		for i, name := range head {
			t.cell(name, row[i])
		}
		if err := c.add(t); err != nil {
			return err
		}
	}
}

// cell takes one cell of a table.
func (t *fooTest) cell(name, cell string) {
	label, isTag := strings.CutPrefix(name, "__metadata:")
	switch {
	case !strings.HasPrefix(name, "__"):
		t.texts[name] = cell
	case jsTrim(cell) == "", name == "__metric":
	case strings.HasPrefix(name, "__expected"):
		t.asserts = append(t.asserts, shortAssertion(t.at, cell))
	case name == "__description":
		t.title = cell
	case name == "__threshold":
		t.noScore = byThreshold
	case isTag && strings.HasSuffix(label, "[]"):
		for v := range strings.SplitSeq(strings.ReplaceAll(cell, `\,`, "\x00"), ",") {
			t.tag(strings.TrimSuffix(label, "[]"), strings.ReplaceAll(v, "\x00", ","))
		}
	case isTag:
		t.tag(label, cell)
	default:
		t.bad = append(t.bad, "the column "+name+" is not known here")
	}
}

// value is what stands for a variable.
func (c *foo) value(t *fooTest, name string) (string, error) {
	head, rest, deep := strings.Cut(name, ".")
	s, ok := t.texts[head]
	if !ok || deep {
		n := aliased(t.vars[head])
		for rest != "" && n != nil {
			head, rest, _ = strings.Cut(rest, ".")
			n = entries(n)[head]
		}
		if n == nil {
			return "", unset(name)
		}
		if s, ok = scalar(n); !ok {
			return "", fmt.Errorf("the variable %s is neither a text nor a number", name)
		}
	}
	if file, isFile := c.path(s); isFile && !deep {
		if ext := filepath.Ext(file); ext != ".txt" && ext != ".md" {
			return "", fmt.Errorf("the variable %s is made of the file %s: only .txt and .md are read", name, s)
		}
		text, err := c.readText(file)
		if err != nil {
			return "", fmt.Errorf("read the variable %s, %s: %w", name, s, err)
		}
		s = jsTrim(text)
	}
	for _, sign := range []string{"{{", "{%", "{#"} {
		if strings.Contains(s, sign) {
			return "", fmt.Errorf("the variable %s is a template itself", name)
		}
	}
	if !deep {
		s = strings.TrimSuffix(s, "\n") // as promptfoo does, once
	}
	return s, nil
}

// makeTasks makes a task of every prompt with every test.
func (c *foo) makeTasks(keep bool) {
	for i, t := range c.tests {
		lookup := func(name string) (string, error) { return c.value(t, name) }
		what := "test " + strconv.Itoa(i+1)
		if t.title != "" {
			what += " (" + strings.Join(strings.Fields(t.title), " ") + ")"
		}
		c.asserts += len(t.asserts) * len(c.prompts)
		if len(t.bad) > 0 {
			c.refuse(t.at, what, "it is not imported: "+strings.Join(t.bad, "; "))
			continue
		}
		rules, held := c.rules(t, what, lookup)
		if len(t.asserts) == 0 {
			c.refuse(t.at, what, "it has no assertion")
		}
		if held == 0 && !keep {
			c.refuse(t.at, what, "it is not imported: no assertion of it is left (--keep-ungraded imports it)")
			continue
		}
		for j, p := range c.prompts {
			text, err := filled(p.text, lookup)
			if err == nil && chat(text) {
				err = errors.New("with these variables it is JSON or a list of messages, which promptfoo takes apart")
			}
			if err == nil && jsTrim(text) == "" {
				err = errors.New("with these variables it is empty")
			}
			if err != nil {
				c.refuse(t.at, what, fmt.Sprintf("it is not imported with prompt %s: %v", p.name, err))
				continue
			}
			id := importer.SafeName(cmp.Or(slug(t.title), "test-"+strconv.Itoa(i+1)) + t.id)
			if len(c.prompts) > 1 {
				id += "." + importer.SafeName(p.name)
			}
			id = c.newID(id)
			task := block{"id": id, "prompt": text}
			if t.title != "" {
				task["title"] = strings.Join(strings.Fields(t.title), " ")
			}
			tags := slices.Clone(t.tags)
			if len(c.prompts) > 1 {
				tags = append(tags, "prompt="+p.name)
			}
			if held < len(t.asserts) {
				tags = append(tags, "checks-refused")
			}
			if len(tags) > 0 {
				task["tags"] = tags
			}
			if held > 0 {
				task["graders"] = block{"answer": rules}
				c.graded++
			} else {
				task["graders"] = block{"answer": block{"regex": []string{`\S`}}} // an answer at all
				task["tags"] = append(tags, "ungraded")
			}
			out, err := yaml.Marshal(task)
			if err != nil {
				c.refuse(t.at, what, "it cannot be written: "+err.Error())
				continue
			}
			c.imported++
			c.kept += held
			c.tasks[fmt.Sprintf("tasks/%04d-%s.yaml", i*len(c.prompts)+j+1, id)] = out
		}
	}
}

// newID is an id that no task has yet. Of a taken one ids keeps the next number to try.
func (c *foo) newID(id string) string {
	key := strings.ToLower // files of some systems do not tell A from a
	out := id
	for n := max(2, c.ids[key(id)]); c.ids[key(out)] > 0; n++ {
		out = id + "-" + strconv.Itoa(n)
		c.ids[key(id)] = n + 1
	}
	c.ids[key(out)] = max(2, c.ids[key(out)])
	return out
}

// slug is a title as a name; "" where nothing is left of it.
func slug(title string) string {
	s := strings.ToLower(strings.Trim(importer.NonName.ReplaceAllString(title, "-"), "-._"))
	if len(s) > 40 {
		s = strings.Trim(s[:40], "-._")
	}
	return s
}
