// Package internal holds no code; its test keeps the floors of the house.
package internal

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/assay-eval/assay/"

// floorRow is a row of the table of packages in docs/architecture.md.
var floorRow = regexp.MustCompile("(?m)^\\| (-?\\d+) \\| `([^`]+)` \\|")

// readFloors returns the floor of each package that docs/architecture.md lists. A
// package may import packages of lower floors and its own parent, nothing else.
func readFloors(t *testing.T) map[string]int {
	t.Helper()
	page, err := os.ReadFile("../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	floors := map[string]int{}
	for _, row := range floorRow.FindAllStringSubmatch(string(page), -1) {
		if floors[row[2]], err = strconv.Atoi(row[1]); err != nil {
			t.Fatal(err)
		}
	}
	return floors
}

func TestImportsPointDown(t *testing.T) {
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports", "./...")
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("list packages: %v", err)
	}
	floors, listed := readFloors(t), map[string]bool{}
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
		mine, ok := floors[name]
		if !ok {
			t.Errorf("docs/architecture.md does not list %s: add it to the table of floors", name)
			continue
		}
		listed[name] = true
		for _, imp := range p.Imports {
			other, ours := strings.CutPrefix(imp, module)
			if !ours {
				continue
			}
			theirs := floors[other]
			parent := strings.HasPrefix(name, other+"/")
			if theirs >= mine && !parent {
				t.Errorf("%s (floor %d) imports %s (floor %d): imports point down only", name, mine, other, theirs)
			}
			checked++
		}
	}
	for name := range floors {
		if !listed[name] {
			t.Errorf("docs/architecture.md lists %s, which is no package of the module", name)
		}
	}
	if checked < 50 {
		t.Errorf("only %d imports checked: the list of packages looks wrong", checked)
	}
}
