package promptfoo

import (
	"cmp"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/report"
)

// programs matches files of programs, with or without a function.
var programs = lazyregexp.New(`\.(js|cjs|mjs|ts|cts|mts|py|rb|go|sh|bash|exe|bat|cmd|ps1|pl)(:.*)?$`)

// readTests reads the tests: in place, or in files of YAML, JSON or CSV.
func (c *converter) readTests() error {
	n := resolveAlias(c.top["tests"])
	if isNull(n) {
		return c.expandTest(&test{at: c.file}) // promptfoo runs each prompt once
	}
	for _, t := range itemsOrSelf(n) {
		name, isText := scalarText(t)
		var err error
		switch maker := mapEntries(t)["path"]; {
		case isText:
			err = c.addTestFiles(c.formatPlace(t), name)
		case maker != nil:
			c.refuseItem(c.formatPlace(t), "tests "+maker.Value, "tests that a program makes are not carried over")
		default:
			err = c.expandTest(c.parseTest(c.file, t))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (c *converter) addTestFiles(at, name string) error {
	pattern, isFile := c.filePath(name)
	if !isFile {
		if strings.Contains(name, "://") {
			c.refuseItem(at, "tests "+name, "only files are read")
			return nil
		}
		pattern = c.resolvePath(name)
	}
	if programs.MatchString(name) {
		c.refuseItem(at, "tests "+name, "tests that a program makes are not carried over: only .yaml, .json, .jsonl and .csv are read")
		return nil
	}
	files := globFiles(pattern)
	if len(files) == 0 {
		return importer.Usagef("%s: there are no tests %s", at, pattern)
	}
	for _, f := range files {
		kind := filepath.Ext(f)
		if !slices.Contains([]string{".csv", ".yaml", ".yml", ".json", ".jsonl"}, kind) {
			c.refuseItem(at, "tests "+f, "only .yaml, .json, .jsonl and .csv are read")
			continue
		}
		text, err := c.readInside(f)
		if err != nil {
			return importer.Usagef("%s: read tests %s: %w", at, f, err)
		}
		switch kind {
		case ".csv":
			err = c.addTable(f, text)
		case ".jsonl":
			err = c.addLines(f, text)
		default:
			err = c.addDocument(f, text)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// globFiles returns the files that a pattern matches, in order.
func globFiles(pattern string) []string {
	files, _ := doublestar.FilepathGlob(pattern) // an invalid pattern matches none
	slices.Sort(files)
	return files
}

func (c *converter) addDocument(file, text string) error {
	n, err := c.parseTests(file, file, text)
	if err != nil {
		return err
	}
	for _, t := range itemsOrSelf(n) {
		if name, isText := scalarText(t); isText {
			c.refuseItem(file+":"+strconv.Itoa(t.Line), "tests "+name, "a file of tests that names others is not followed: name them in the configuration")
			continue
		}
		if err := c.expandTest(c.parseTest(file, t)); err != nil {
			return err
		}
	}
	return nil
}

func (c *converter) addLines(file, text string) error {
	for i, line := range strings.Split(text, "\n") {
		if trimJSSpace(line) == "" {
			continue
		}
		n, err := c.parseTests(file, file+":"+strconv.Itoa(i+1), line)
		if err != nil {
			return err
		}
		walkNodes(n, func(n *yaml.Node) { n.Line = i + 1 })
		if err := c.expandTest(c.parseTest(file, n)); err != nil {
			return err
		}
	}
	return nil
}

// parseTests reads a document of tests at a place of a file.
func (c *converter) parseTests(file, place, text string) (*yaml.Node, error) {
	n, unread, err := parseNode(text)
	if err != nil {
		return nil, importer.Usagef("read tests %s: %w", place, err)
	}
	c.refuseReferences(file, unread)
	return n, nil
}

func walkNodes(n *yaml.Node, do func(*yaml.Node)) {
	do(n)
	for _, m := range n.Content {
		walkNodes(m, do)
	}
}

// expandTest adds a test with the defaults, once for each combination of its variables
// that are lists of texts. A list that begins with something else is one value.
func (c *converter) expandTest(t *test) error {
	t = c.withDefaults(t)
	all := []*test{t}
	for _, name := range importer.SortedKeys(t.vars) {
		list := listItems(t.vars[name])
		if len(list) == 0 || list[0].Kind != yaml.ScalarNode || list[0].Tag != "!!str" {
			continue
		}
		if len(c.tests)+len(all)*len(list) > maxTasks {
			return importer.Usagef("%s: the lists of its variables make more than %d tests", t.at, maxTasks)
		}
		var next []*test
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
	if len(c.tests)*max(1, len(c.prompts)) > maxTasks {
		return importer.Usagef("%s: with this test there are more than %d tasks", t.at, maxTasks)
	}
	return nil
}

// parseTest reads one test without the defaults.
func (c *converter) parseTest(file string, n *yaml.Node) *test {
	defer func(was string) { c.file = was }(c.file)
	c.file = file
	t := &test{at: c.formatPlace(n), vars: map[string]*yaml.Node{}}
	f := mapEntries(n)
	if f == nil {
		t.problems = append(t.problems, "it is no map")
		return t
	}
	for _, key := range importer.SortedKeys(f) {
		v := f[key]
		switch key {
		case "description":
			t.title, _ = scalarText(v)
		case "vars":
			if vars := mapEntries(v); vars != nil {
				t.vars = vars
			} else if v.Tag != "!!null" {
				t.problems = append(t.problems, "its variables are in a file")
			}
		case "assert":
			t.asserts = append(t.asserts, c.parseAssertions(v)...)
		case "metadata":
			c.addMetadata(t, v)
		case "threshold":
			t.noScore = byThreshold
		case "options":
			c.applyOptions(t, v)
		case "assertScoringFunction":
			t.noScore = "its score is made by a program"
		case "provider", "providers", "prompts":
			t.problems = append(t.problems, key+" chooses among the arms: write a suite of its own for it")
		case "providerOutput":
			t.problems = append(t.problems, "its answer is given (providerOutput): nothing is asked")
		default:
			c.refuseItem(c.formatPlace(v), "test key "+key, "a task has no such setting")
		}
	}
	return t
}

// byThreshold is why assertions of a test with a threshold are not carried over.
const byThreshold = "the test passes by a threshold of a weighted score; here every assertion must hold"

// applyOptions reads the options of a test. promptfoo passes unknown ones to the
// provider, which changes the question.
func (c *converter) applyOptions(t *test, n *yaml.Node) {
	f := mapEntries(n)
	if f == nil && n.Tag != "!!null" {
		t.problems = append(t.problems, "its options are no map")
	}
	for _, k := range importer.SortedKeys(f) {
		switch k {
		case "disableDefaultAsserts":
			t.disabled = f[k].Value == "true"
		case "transformVars":
			t.problems = append(t.problems, "its variables are changed by a program (options.transformVars)")
		case "transform", "postprocess":
			t.noScore = "the answer is changed by a program (" + k + ") before it is checked"
		case "prefix", "suffix", "disableVarExpansion":
			t.problems = append(t.problems, "options."+k+" changes its prompt")
		case "provider", "rubricPrompt", "factuality": // of assertions that a model judges
			c.refuseItem(c.formatPlace(f[k]), "options."+k, "no model judges here")
		case "runSerially", "disableConversationVar", "storeOutputAs", "repeat":
			c.refuseItem(c.formatPlace(f[k]), "options."+k, "a task has no such setting")
		default:
			t.problems = append(t.problems, "options."+k+" is a setting of the provider for this test alone")
		}
	}
}

// addMetadata adds metadata as tags, one for each member of a list.
func (c *converter) addMetadata(t *test, n *yaml.Node) {
	f := mapEntries(n)
	for _, k := range importer.SortedKeys(f) {
		for _, v := range itemsOrSelf(f[k]) {
			if s, ok := scalarText(v); ok {
				t.addTag(k, s)
			} else {
				c.refuseItem(c.formatPlace(v), "metadata."+k, "a tag is one text or number")
			}
		}
	}
}

func (t *test) addTag(key, value string) {
	t.tags = append(t.tags, importer.JoinLine(key+"="+value))
}

// withDefaults returns t completed by the default test.
func (c *converter) withDefaults(t *test) *test {
	n := resolveAlias(c.top["defaultTest"])
	if name, ok := scalarText(n); ok {
		c.refuseItem(c.formatPlace(n), "defaultTest "+name, "a default test in a file is not read: write it into the configuration")
		t.problems = append(t.problems, "the default test is in a file")
		return t
	}
	if isNull(n) {
		return t
	}
	d := c.parseTest(c.file, n)
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
	t.problems, t.tags = append(t.problems, d.problems...), append(d.tags, t.tags...)
	return t
}

// addTable reads tests of a CSV file: a row is a test, a column a variable or, if it
// begins with two underscores, another part of the test.
func (c *converter) addTable(file, text string) error {
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\ufeff")))
	r.FieldsPerRecord = -1
	head, err := r.Read()
	if err != nil {
		return importer.Usagef("read tests %s: %w", file, err)
	}
	for i, name := range head {
		if head[i] = trimJSSpace(name); slices.Contains(head[:i], head[i]) {
			return importer.Usagef("read tests %s:1: there are two columns %q", file, head[i])
		}
	}
	if slices.Contains(head, "__metric") {
		c.refuseItem(file+":1", "the column __metric", "a suite has no named scores")
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
		t := &test{at: file + ":" + strconv.Itoa(line), texts: map[string]string{}}
		for i, name := range head {
			t.addCell(name, row[i])
		}
		if err := c.expandTest(t); err != nil {
			return err
		}
	}
}

func (t *test) addCell(name, cell string) {
	label, isTag := strings.CutPrefix(name, "__metadata:")
	switch {
	case !strings.HasPrefix(name, "__"):
		t.texts[name] = cell
	case trimJSSpace(cell) == "", name == "__metric":
	case strings.HasPrefix(name, "__expected"):
		t.asserts = append(t.asserts, parseCell(t.at, cell))
	case name == "__description":
		t.title = cell
	case name == "__threshold":
		t.noScore = byThreshold
	case isTag && strings.HasSuffix(label, "[]"):
		for v := range strings.SplitSeq(strings.ReplaceAll(cell, `\,`, "\x00"), ",") {
			t.addTag(strings.TrimSuffix(label, "[]"), strings.ReplaceAll(v, "\x00", ","))
		}
	case isTag:
		t.addTag(label, cell)
	default:
		t.problems = append(t.problems, "the column "+name+" is not known here")
	}
}

func (c *converter) variableValue(t *test, name string) (string, error) {
	head, rest, deep := strings.Cut(name, ".")
	s, ok := t.texts[head]
	if !ok || deep {
		n := resolveAlias(t.vars[head])
		for rest != "" && n != nil {
			head, rest, _ = strings.Cut(rest, ".")
			n = mapEntries(n)[head]
		}
		if n == nil {
			return "", unsetVariable(name)
		}
		if s, ok = scalarText(n); !ok {
			return "", fmt.Errorf("the variable %s is neither a text nor a number", name)
		}
	}
	if file, isFile := c.filePath(s); isFile && !deep {
		if ext := filepath.Ext(file); ext != ".txt" && ext != ".md" {
			return "", fmt.Errorf("the variable %s is made of the file %s: only .txt and .md are read", name, s)
		}
		text, err := c.readInside(file)
		if err != nil {
			return "", fmt.Errorf("read the variable %s, %s: %w", name, s, err)
		}
		s = trimJSSpace(text)
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

func (c *converter) makeTasks(keepUngraded bool) {
	prompts := c.taskPrompts()
	for i, t := range c.tests {
		number := i + 1
		name := "test " + strconv.Itoa(number)
		if t.title != "" {
			name += " (" + importer.JoinLine(t.title) + ")"
		}
		c.asserts += len(t.asserts) * len(prompts)
		if len(t.problems) > 0 {
			c.refuseItem(t.at, name, "it is not imported: "+strings.Join(t.problems, "; "))
			continue
		}
		rules, covered := c.makeRules(t, name, func(variable string) (string, error) { return c.variableValue(t, variable) })
		if len(t.asserts) == 0 {
			c.refuseItem(t.at, name, "it has no assertion")
		}
		if covered == 0 && !keepUngraded {
			c.refuseItem(t.at, name, "it is not imported: no assertion of it is left (--keep-ungraded imports it)")
			continue
		}
		if why := c.unaskable(t); why != "" {
			c.refuseItem(t.at, name, why)
			continue
		}
		for j, p := range prompts {
			text, err := c.fillPrompt(t, p)
			if err != nil {
				c.refuseItem(t.at, name, fmt.Sprintf("it is not imported with prompt %s: %v", p.name, err))
				continue
			}
			id := importer.SafeName(cmp.Or(titleSlug(t.title), "test-"+strconv.Itoa(number)) + t.id)
			if len(prompts) > 1 {
				id += "." + importer.SafeName(p.name)
			}
			id = c.newID(id)
			out, err := yaml.Marshal(c.makeTask(id, text, t, p, rules, covered))
			if err != nil {
				c.refuseItem(t.at, name, "it cannot be written: "+err.Error())
				continue
			}
			c.imported++
			c.kept += covered
			if covered > 0 {
				c.graded++
			}
			c.tasks[fmt.Sprintf("tasks/%04d-%s.yaml", i*len(prompts)+j+1, id)] = out
		}
	}
}

// unaskable returns why a test cannot be asked with the prompt of a column, or "". Arms
// are compared over the same tasks, so such a test is left out of all columns.
func (c *converter) unaskable(t *test) string {
	for _, s := range c.columns {
		if _, err := c.fillPrompt(t, s.prompt); err != nil {
			return fmt.Sprintf("it is not imported, since with prompt %s: %v", s.prompt.name, err)
		}
	}
	return ""
}

func (c *converter) fillPrompt(t *test, p prompt) (string, error) {
	text, err := fillTemplate(p.text, func(name string) (string, error) { return c.variableValue(t, name) })
	switch {
	case err != nil:
	case p.name != "" && isChat(text): // the middle of columns is never asked alone
		err = errors.New("with these variables it is JSON or a list of messages, which promptfoo takes apart")
	case trimJSSpace(text) == "":
		err = errors.New("with these variables it is empty")
	}
	return text, err
}

// makeTask returns the task of a test with a prompt, of whose assertions the rules
// cover so many.
func (c *converter) makeTask(id, text string, t *test, p prompt, rules ruleSet, covered int) block {
	task := block{"id": id, "prompt": text, "graders": block{"answer": rules}}
	if t.title != "" {
		task["title"] = importer.JoinLine(t.title)
	}
	tags := slices.Clone(t.tags)
	if len(c.taskPrompts()) > 1 {
		tags = append(tags, "prompt="+p.name)
	}
	if covered < len(t.asserts) {
		tags = append(tags, "checks-refused")
	}
	if covered == 0 {
		task["graders"] = block{"answer": block{"regex": []string{`\S`}}} // any answer passes
		tags = append(tags, "ungraded")
	}
	if len(tags) > 0 {
		task["tags"] = tags
	}
	return task
}

// newID returns an id that no task has yet. For a taken one, ids holds the next number
// to try.
func (c *converter) newID(id string) string {
	key := strings.ToLower // some file systems ignore case
	out := id
	for n := max(2, c.ids[key(id)]); c.ids[key(out)] > 0; n++ {
		out = id + "-" + strconv.Itoa(n)
		c.ids[key(id)] = n + 1
	}
	c.ids[key(out)] = max(2, c.ids[key(out)])
	return out
}

// titleSlug returns a title as part of an id, or "" if nothing is left of it.
func titleSlug(title string) string {
	s := strings.ToLower(strings.Trim(importer.NonName.ReplaceAllString(title, "-"), "-._"))
	if len(s) > 40 {
		s = strings.Trim(s[:40], "-._")
	}
	return s
}
