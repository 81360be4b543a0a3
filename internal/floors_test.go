// Package internal holds no code; its test keeps the floors of the house.
package internal

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"strings"
	"testing"
)

const module = "github.com/assay-eval/assay/"

// floors says on which floor each package stands. A package may import packages
// of lower floors and its own parent, nothing else. A package below a listed one
// stands on the same floor unless it is listed itself.
var floors = map[string]int{
	"internal/seal": 0, "internal/proc": 0, "internal/stat": 0, "internal/parallel": 0, "internal/testenv": 0, "internal/jsonpath": 0, "internal/testresult": 0, "internal/workspace/sandbox": 1, "internal/workspace/shim": 1,
	"internal/patch": 0, "internal/section": 0, "internal/browsertest": 1,
	"internal/trial": 1, "internal/suite": 1, "internal/code": 1,
	"internal/cost": 2, "internal/journal": 2, "internal/llm": 2, "internal/mcp": 2, "internal/mcp/relay": 3, "internal/swift": 2, "internal/workspace": 2,
	"internal/swift/judge": 3, "internal/swift/stub": 3, "internal/swift/mutate": 4, "internal/swift/sweep": 4,
	"internal/adherence": 2, "internal/equip": 3, "internal/analyse": 3, "internal/analyse/delta": 3,
	"internal/analyse/analysetest": 8, "internal/analyse/delta/deltatest": 9, "internal/gate": 4,
	"internal/agent": 4, "internal/kind": 6, "internal/kind/registry": 7, "internal/export": 7, "internal/export/seed": 6, "internal/agent/cli/stream": 3, "internal/agent/cli/apiproxy": 3, "internal/grade": 4, "internal/report": 5, "internal/report/reporttest": 9, "internal/report/html/htmltest": 9, "internal/report/chart": 0,
	"internal/worker": 5, "internal/view": 6,
	"internal/run":      6,
	"internal/importer": 9,
	"internal/command":  11, "internal/command/cmdenv": 6, "internal/command/swiftkit": 7, "internal/command/suiteload": 8, "internal/command/runload": 9, "internal/command/runreport": 10, "internal/command/taskcheck": 9, "internal/command/scripttest": 13,
	"internal/cli": 12,
	// Of exports only the formats of the original evaluations import a kind of grader;
	// renderers in report know none.
	// Suites that come with the program are embedded files and import nothing.
	"suites": 0,
	// Programs stand on top of the house.
	"cmd": 13, "cmd/assay/first": 8, "scripts": 13, "test/durability": 13,
}

func floor(pkg string) (int, bool) {
	for p := pkg; p != "." && p != ""; {
		if f, ok := floors[p]; ok {
			return f, true
		}
		i := strings.LastIndex(p, "/")
		if i < 0 {
			break
		}
		p = p[:i]
	}
	return 0, false
}

func TestImportsPointDown(t *testing.T) {
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports", "./...")
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("list packages: %v", err)
	}
	checked := 0
	for dec := json.NewDecoder(bytes.NewReader(out)); dec.More(); {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(p.ImportPath, module)
		if name == "internal" {
			continue
		}
		mine, ok := floor(name)
		if !ok {
			t.Errorf("%s stands on no floor: list it in floors_test.go", name)
			continue
		}
		for _, imp := range p.Imports {
			other, ours := strings.CutPrefix(imp, module)
			if !ours {
				continue
			}
			theirs, _ := floor(other)
			parent := strings.HasPrefix(name, other+"/")
			if theirs >= mine && !parent {
				t.Errorf("%s (floor %d) imports %s (floor %d): imports point down only", name, mine, other, theirs)
			}
			checked++
		}
	}
	if checked < 50 {
		t.Errorf("only %d imports checked: the list of packages looks wrong", checked)
	}
}
