package seedc

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"
)

// needed are the columns without which nothing can be grouped or counted.
var needed = []int{Agent, Scenario, Task, Success}

// ReadCSV reads runs.csv. Headers may be older and shorter; columns that they lack are
// null in every row. Notes tell of unexpected content that was left out.
func ReadCSV(r io.Reader) (rows []Row, notes []string, err error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return nil, nil, err
	}
	cr := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(b, []byte("\xef\xbb\xbf"))))
	cr.FieldsPerRecord = -1
	head, err := cr.Read()
	if errors.Is(err, io.EOF) {
		return nil, nil, errors.New("the file is empty: its first line should name the columns")
	}
	if err != nil {
		return nil, nil, err
	}
	at := make([]int, len(head))
	var strange []string
	var have [width]bool
	for i, name := range head {
		if at[i] = columnOf(strings.TrimSpace(name)); at[i] < 0 {
			strange = append(strange, name)
		} else {
			have[at[i]] = true
		}
	}
	for _, c := range needed {
		if !have[c] {
			return nil, nil, fmt.Errorf("column %s is missing in the header", columns[c].name)
		}
	}
	if len(strange) > 0 {
		notes = append(notes, "columns that are not known and left out: "+strings.Join(strange, ", "))
	}
	long := 0
	for {
		rec, err := cr.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, nil, err
		}
		line, _ := cr.FieldPos(0)
		if len(rec) > len(head) {
			long++
		}
		var row Row
		for i, s := range rec[:min(len(rec), len(head))] {
			if at[i] < 0 {
				continue
			}
			v, err := parseCell(columns[at[i]].kind, s)
			if err != nil {
				return nil, nil, fmt.Errorf("line %d, column %s: %w", line, columns[at[i]].name, err)
			}
			row.cells[at[i]] = v
		}
		rows = append(rows, row)
	}
	if long > 0 {
		notes = append(notes, fmt.Sprintf("%d rows have more cells than the header names; the rest of them is left out", long))
	}
	return rows, notes, nil
}

// ReadJSONL reads runs.jsonl. A last line that was cut off is left out and noted;
// any other line that is no JSON object is an error.
func ReadJSONL(r io.Reader) (rows []Row, notes []string, err error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return nil, nil, err
	}
	lines := strings.Split(string(b), "\n")
	for i, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		v, err := parseLiteral(line)
		o, is := v.(object)
		if err == nil && !is {
			err = errors.New("it is no JSON object")
		}
		if err != nil && i == len(lines)-1 { // every whole line ends with a line break
			notes = append(notes, fmt.Sprintf("line %d is cut off and left out", i+1))
			break
		}
		if err != nil {
			return nil, nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		var row Row
		for _, m := range o {
			if m.name == "provider_usage" {
				row.usage = m.value
			}
			c := columnOf(m.name)
			if c < 0 {
				continue
			}
			if row.cells[c], err = convertValue(columns[c].kind, m.value); err != nil {
				return nil, nil, fmt.Errorf("line %d, field %s: %w", i+1, m.name, err)
			}
		}
		for _, c := range needed {
			if row.cells[c] == nil {
				return nil, nil, fmt.Errorf("line %d: field %s is missing", i+1, columns[c].name)
			}
		}
		rows = append(rows, row)
	}
	return rows, notes, nil
}

// Manifest is the tool-error manifest of runs.
type Manifest struct {
	// Discovery counts errors that only ask for session defaults to be set
	// first, by run id.
	Discovery map[string]int64
}

// ReadManifest reads tool_error_report_manifest.json.
func ReadManifest(r io.Reader) (*Manifest, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	v, err := parseLiteral(string(b))
	if err != nil {
		return nil, err
	}
	o, _ := v.(object)
	entries, is := o.get("entries").([]any)
	if !is {
		return nil, errors.New("it has no list of entries")
	}
	m := &Manifest{Discovery: map[string]int64{}}
	for i, e := range entries {
		entry, _ := e.(object)
		id, is := entry.get("run_id").(string)
		if !is {
			return nil, fmt.Errorf("entry %d has no run_id", i+1)
		}
		if n, is := entry.get("session_defaults_errors").(int64); is {
			m.Discovery[id] = n
		}
	}
	return m, nil
}

// losesToolError reports whether a run loses one tool error because its session's
// defaults had to be set first.
func (m *Manifest) losesToolError(r *Row) bool {
	return m != nil && strings.HasPrefix(r.Text(Scenario), "mcp_") && m.Discovery[r.Text(RunID)] >= 1
}
