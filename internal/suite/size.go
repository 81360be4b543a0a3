package suite

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// Size is a number of bytes written as in "512MB" or "8GB", where a KB is 1,024 bytes.
type Size int64

var sizeUnits = []struct {
	name  string
	bytes int64
}{{"TB", 1 << 40}, {"GB", 1 << 30}, {"MB", 1 << 20}, {"KB", 1 << 10}}

const sizeWords = "a size such as 512MB or 8GB"

// MarshalJSON writes the size in the largest unit that divides it.
func (s Size) MarshalJSON() ([]byte, error) { return json.Marshal(s.String()) }

// String returns the size in the largest unit that divides it.
func (s Size) String() string {
	for _, u := range sizeUnits {
		if n := int64(s); n > 0 && n%u.bytes == 0 {
			return strconv.FormatInt(n/u.bytes, 10) + u.name
		}
	}
	return strconv.FormatInt(int64(s), 10) + "B"
}

// UnmarshalJSON reads a whole number with its unit.
func (s *Size) UnmarshalJSON(b []byte) error {
	var text string
	if err := json.Unmarshal(b, &text); err != nil {
		return err
	}
	digits, factor := strings.TrimSuffix(text, "B"), int64(1)
	for _, u := range sizeUnits {
		if rest, ok := strings.CutSuffix(text, u.name); ok {
			digits, factor = rest, u.bytes
			break
		}
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || n < 0 || n > (1<<62)/factor {
		return fmt.Errorf("%q is not %s", text, sizeWords)
	}
	*s = Size(n * factor)
	return nil
}

// SuiteSchema implements [Schemer].
func (Size) SuiteSchema() map[string]any {
	return map[string]any{"type": "string", "pattern": `^[0-9]{1,15}[KMGT]?B$`, "title": sizeWords}
}
