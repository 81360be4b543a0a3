// Command coverage measures how often the intervals and tests of package stat keep
// their nominal level, and writes the tables into docs/lab/coverage.md.
//
//	go run ./scripts/coverage                          print the tables
//	go run ./scripts/coverage -write docs/lab/coverage.md
//
// If the outcomes can be enumerated, the figures are exact sums; the others are
// simulations with a fixed seed, whose standard error is in the table's heading. A
// row that misses its nominal level is kept in the table.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"strings"
)

// level is the nominal coverage of every row.
const level = 0.95

var sizes = []int{10, 30, 100}

// row is a method with its figures at every size.
type row struct {
	name  string
	about string // the varied parameters
	cells []cell
}

// cell is coverage over a set of truths.
type cell struct {
	mean, low, high float64
	inBand, of      int // truths with coverage within the band
}

// band is the project's target for nominal 0.95.
var band = [2]float64{0.93, 0.985}

func summarizeCoverage(coverages []float64) cell {
	c := cell{low: 1, of: len(coverages)}
	for _, x := range coverages {
		c.mean += x / float64(len(coverages))
		c.low, c.high = min(c.low, x), max(c.high, x)
		if x >= band[0] && x <= band[1] {
			c.inBand++
		}
	}
	return c
}

func main() {
	write := flag.String("write", "", "`file` whose tables are replaced, between the markers")
	runs := flag.Int("runs", 4000, "simulated data sets a cell")
	flag.Parse()
	tables := map[string]string{
		"exact":     formatTable("exact sums", exactRows()),
		"simulated": formatTable(fmt.Sprintf("%d simulated data sets a cell; standard error about %.3f", *runs, simulationError(*runs)), simulatedRows(*runs)),
	}
	if *write == "" {
		for _, name := range []string{"exact", "simulated"} {
			fmt.Println(tables[name])
		}
		return
	}
	text, err := os.ReadFile(*write)
	if err == nil {
		for name, t := range tables {
			if text, err = replaceTable(text, name, t); err != nil {
				break
			}
		}
	}
	if err == nil {
		err = os.WriteFile(*write, text, 0o666)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "coverage:", err)
		os.Exit(1)
	}
}

// replaceTable puts t between the markers of name.
func replaceTable(text []byte, name, t string) ([]byte, error) {
	begin, end := []byte("<!-- coverage "+name+" -->\n"), []byte("<!-- end -->\n")
	before, rest, ok := bytes.Cut(text, begin)
	_, after, ok2 := bytes.Cut(rest, end)
	if !ok || !ok2 {
		return nil, fmt.Errorf("no markers for the table %q", name)
	}
	return bytes.Join([][]byte{before, begin, []byte(t), end, after}, nil), nil
}

// formatTable writes rows as Markdown: mean and range of coverage at every size.
func formatTable(how string, rows []row) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Coverage at nominal %.2f (%s): mean over the truths, (lowest–highest), and how many of the truths lie within %.2f–%.3f.\n\n", level, how, band[0], band[1])
	fmt.Fprint(&b, "| method | truths |")
	for _, n := range sizes {
		fmt.Fprintf(&b, " n = %d |", n)
	}
	fmt.Fprint(&b, "\n|---|---|---|---|---|\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %s |", r.name, r.about)
		for _, c := range r.cells {
			fmt.Fprintf(&b, " %.3f (%.3f–%.3f), %d/%d |", c.mean, c.low, c.high, c.inBand, c.of)
		}
		fmt.Fprintln(&b)
	}
	return b.String()
}
