// Command operating simulates comparisons with a known truth, decides them with package
// decision, and compares the error rates, the coverage of intervals and the power with
// their nominal values and with the power that assay power predicts.
//
//	go run ./scripts/operating                                 the whole matrix
//	go run ./scripts/operating -cells '^30x3 .* stop'          some of its cells
//	go run ./scripts/operating -keep operating.jsonl           go on where it stopped
//	go run ./scripts/operating -write docs/lab/coverage.md       replace the tables there
//	go run ./scripts/operating -through 200                    32 cells through assay run
//	go run ./scripts/operating -history 2000                   designs with earlier control trials
//
// The command checks for each run that word, p value and interval agree. A cell that
// exceeds a limit by more than 2 Monte-Carlo errors runs again with the next seed and
// four times as many runs. The figures depend only on the seed, not on the selection of
// cells or the machine.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"sync"

	"github.com/assay-eval/assay/internal/parallel"
)

// matrixRun is a simulation of cells.
type matrixRun struct {
	runs, plain int // runs per cell; plain applies to cells without voids
	sims        int // simulations per power
	seed        uint64
	keep        *os.File // file for the tallies; nil for none
	done        map[string]tally
}

func main() {
	m := matrixRun{done: map[string]tally{}}
	flag.IntVar(&m.runs, "runs", 200, "runs of a cell")
	flag.IntVar(&m.plain, "plain", 2000, "runs of a cell without voids")
	flag.IntVar(&m.sims, "sims", 10000, "simulations of a foretold power")
	flag.Uint64Var(&m.seed, "seed", 1, "seed")
	cells := flag.String("cells", "", "only cells whose name matches this `pattern`, such as '^30x1 .* stop'")
	keep := flag.String("keep", "", "`file` that keeps finished cells, which are not run again")
	write := flag.String("write", "", "`file` whose tables are replaced, between the markers")
	through := flag.Int("through", 0, "runs that 32 cells take through assay run in place of the matrix")
	earlier := flag.Int("history", 0, "runs of each design with earlier control trials, in place of the matrix")
	flag.Parse()
	var err error
	switch {
	case *through > 0:
		err = runThrough(*through, m.seed, *cells)
	case *earlier > 0:
		err = writeHistory(*earlier, m.seed, *cells, *write)
	default:
		err = m.runMatrix(*cells, *keep, *write)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "operating:", err)
		os.Exit(1)
	}
}

// runMatrix simulates the cells that match a pattern, and prints or writes the tables.
func (m *matrixRun) runMatrix(pattern, keep, write string) error {
	cells, err := matching(matrix(), pattern)
	if err != nil {
		return err
	}
	if keep != "" {
		if err := m.readKept(keep); err != nil {
			return err
		}
		defer m.keep.Close()
	}
	tallies, err := m.runCells(cells, os.Stderr)
	if err != nil {
		return err
	}
	tables := formatTables(cells, tallies)
	if write == "" {
		fmt.Print(tables)
		return nil
	}
	text, err := os.ReadFile(write)
	if err != nil {
		return err
	}
	begin, end := []byte("<!-- operating -->\n"), []byte("<!-- end -->\n")
	before, rest, found := bytes.Cut(text, begin)
	_, after, ended := bytes.Cut(rest, end)
	if !found || !ended {
		return fmt.Errorf("%s has no markers <!-- operating --> and <!-- end -->", write)
	}
	return os.WriteFile(write, bytes.Join([][]byte{before, begin, []byte(tables), end, after}, nil), 0o666)
}

// matching returns the cells whose name matches a pattern.
func matching[C fmt.Stringer](all []C, pattern string) ([]C, error) {
	re, err := regexp.Compile(pattern)
	if err != nil {
		return nil, fmt.Errorf("read the pattern of cells: %w", err)
	}
	var out []C
	for _, c := range all {
		if re.MatchString(c.String()) {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no cell matches %q: a name is like %q", pattern, all[0])
	}
	return out, nil
}

// runCells simulates cells, two concurrently, and reports progress.
func (m *matrixRun) runCells(cells []cell, progress *os.File) ([]tally, error) {
	out := make([]tally, len(cells))
	var mu sync.Mutex
	finished := 0
	err := parallel.ForEach(context.Background(), len(cells), 2, func(i int) error {
		t, kept := m.done[m.name(cells[i])]
		if !kept {
			var err error
			if t, err = m.runCell(cells[i]); err != nil {
				return err
			}
		}
		mu.Lock()
		defer mu.Unlock()
		out[i] = t
		finished++
		if kept {
			return nil
		}
		if progress != nil {
			fmt.Fprintf(progress, "%d of %d: %s: wrong %.3f, covered %.3f, found %.3f\n", finished, len(cells), t.Cell, t.share(t.Wrong), t.share(t.Covered), t.share(t.Found))
		}
		if m.keep == nil {
			return nil
		}
		return json.NewEncoder(m.keep).Encode(finishedCell{m.name(cells[i]), t})
	})
	return out, err
}

// finishedCell is a line of the file that stores finished cells.
type finishedCell struct {
	Name  string `json:"name"`
	Tally tally  `json:"tally"`
}

// name returns a key of a cell that includes everything that affects its tally.
func (m *matrixRun) name(c cell) string {
	return fmt.Sprintf("%s runs=%d plain=%d sims=%d seed=%d", c, m.runs, m.plain, m.sims, m.seed)
}

func (m *matrixRun) runCell(c cell) (tally, error) {
	runs := m.runs
	if c.missing.percent == 0 {
		runs = m.plain
	}
	t, err := c.run(runs, m.seed)
	if power, ok := c.predictedPower(m.sims, m.seed); ok {
		t.Foretold = &power
	}
	if err != nil || !t.misses(2) {
		return t, err
	}
	again, err := c.run(4*runs, m.seed+1)
	again.First, again.Foretold = &t, t.Foretold
	return again, err
}

// readKept reads finished cells from a file and opens the file for appending.
func (m *matrixRun) readKept(name string) error {
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		var k finishedCell
		if err := json.Unmarshal(lines.Bytes(), &k); err != nil {
			continue // truncated line; its cell runs again
		}
		m.done[k.Name] = k.Tally
	}
	m.keep, err = os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	return err
}
