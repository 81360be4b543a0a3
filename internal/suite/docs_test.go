package suite

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/assay-eval/assay/internal/suite/suitetest"
)

const docPage = "../../docs/ref/suite.md"

// TestDocs keeps the tables of docs/ref/suite.md in step with the schema. The
// package that knows the kinds checks their tables.
func TestDocs(t *testing.T) {
	suite, err := Schema(Kinds{})
	if err != nil {
		t.Fatal(err)
	}
	task, err := TaskSchema(Kinds{})
	if err != nil {
		t.Fatal(err)
	}
	keys, err := suitetest.Keys(suite)
	if err != nil {
		t.Fatal(err)
	}
	suitetest.Block(t, docPage, "keys", keys, *update)
	taskKeys, err := suitetest.TaskKeys(task)
	if err != nil {
		t.Fatal(err)
	}
	suitetest.Block(t, docPage, "task keys", taskKeys, *update)
}

// TestDocsExample loads the complete suite of the page: every block that begins
// with the name of a file.
func TestDocsExample(t *testing.T) {
	page, err := os.ReadFile(docPage)
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{}
	for i, block := range strings.Split(string(page), "```") {
		_, text, _ := strings.Cut(block, "\n") // the language
		first, rest, _ := strings.Cut(text, "\n")
		if name, ok := strings.CutPrefix(first, "# "); ok && i%2 == 1 {
			files[name] = &fstest.MapFile{Data: []byte(rest)}
		}
	}
	s, err := Load(Options{Files: files, Path: suiteFile, Kinds: testKinds()})
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Tasks) != 2 || len(s.Arms) != 3 || s.Tasks[0].ID != "france" || s.Trials != 3 {
		t.Errorf("%d tasks, %d arms, first task %s", len(s.Tasks), len(s.Arms), s.Tasks[0].ID)
	}
	if want := "What is the capital of France?\nAnswer in one sentence.\n"; s.Tasks[0].Rendered != want {
		t.Errorf("prompt %q", s.Tasks[0].Rendered)
	}
}

// TestKindTables checks the tables that are made for kinds.
func TestKindTables(t *testing.T) {
	suite, err := Schema(testKinds())
	if err != nil {
		t.Fatal(err)
	}
	got, err := suitetest.KindKeys(suite)
	if err != nil {
		t.Fatal(err)
	}
	suitetest.Golden(t, "testdata/kinds.md", []byte(got), *update)
}
