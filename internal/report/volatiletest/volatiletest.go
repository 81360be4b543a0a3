// Package volatiletest strips documents of formats of the parts that differ between
// runs of one plan, so that tests can compare them.
package volatiletest

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/report"
)

// Strip returns a document without its volatile parts, and without more: equal runs
// of one plan give equal results.
func Strip(f *report.Format, document string, more report.Volatile) (string, error) {
	fields := slices.Concat(report.CommonFields, f.Volatile.Fields, more.Fields)
	switch f.Media {
	case report.JSON:
		var v any
		if err := json.Unmarshal([]byte(document), &v); err != nil {
			return "", fmt.Errorf("%s: %w", f.Name, err)
		}
		b, err := json.MarshalIndent(withoutFields(v, fields), "", " ")
		return string(b), err
	case report.CSV:
		rows, err := csv.NewReader(strings.NewReader(document)).ReadAll()
		if err != nil {
			return "", fmt.Errorf("%s: %w", f.Name, err)
		}
		var b strings.Builder
		for _, row := range rows {
			for i, cell := range row {
				if !isVolatile(rows[0][i], fields) {
					fmt.Fprintf(&b, "%s=%s;", rows[0][i], cell)
				}
			}
			b.WriteByte('\n')
		}
		return b.String(), nil
	}
	// Patterns of the whole line come first: the common ones cut into lines.
	for _, p := range slices.Concat(more.Patterns, f.Volatile.Patterns, report.CommonPatterns) {
		document = regexp.MustCompile(p).ReplaceAllString(document, "")
	}
	lines := strings.Split(document, "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return strings.Join(lines, "\n"), nil
}

func isVolatile(name string, fields []string) bool {
	return slices.ContainsFunc(fields, func(f string) bool {
		prefix, wild := strings.CutSuffix(f, "*")
		return f == name || wild && strings.HasPrefix(name, prefix)
	})
}

// withoutFields returns JSON without the named fields, and without refs of these names.
func withoutFields(v any, fields []string) any {
	switch v := v.(type) {
	case map[string]any:
		if v["name"] == "time_ms" && isVolatile("agent_ms", fields) { // described or compared
			return nil
		}
		if name, ok := v["name"].(string); ok && v["digest"] != nil && isVolatile(name, fields) {
			return name
		}
		for key, inner := range v {
			if isVolatile(key, fields) {
				delete(v, key)
				continue
			}
			v[key] = withoutFields(inner, fields)
		}
	case []any:
		for i := range v {
			v[i] = withoutFields(v[i], fields)
		}
	}
	return v
}
