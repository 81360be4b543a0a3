package tape

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
)

// call is a request in a form in which equal requests are equal.
type call struct {
	method string
	tool   string // of tools/call
	params string // canonical
	args   map[string]string
}

// newCall reads a request. Of its params _meta does not count: it holds progress
// tokens and what clients note for themselves. Arguments that are null or empty
// are as good as none.
func newCall(method string, params json.RawMessage) (call, error) {
	c := call{method: method}
	if len(bytes.TrimSpace(params)) == 0 {
		params = json.RawMessage("{}")
	}
	v, err := decodeJSON(params)
	if err != nil {
		return c, fmt.Errorf("params of %s: %w", method, err)
	}
	if v == nil {
		v = map[string]any{}
	}
	if m, ok := v.(map[string]any); ok {
		delete(m, "_meta")
		args, _ := m["arguments"].(map[string]any)
		if a, there := m["arguments"]; there && (a == nil || args != nil && len(args) == 0) {
			delete(m, "arguments")
		}
		named := m
		if method == "tools/call" {
			c.tool, _ = m["name"].(string)
			named = args
		}
		c.args = map[string]string{}
		for name, value := range named {
			c.args[name] = encodeJSON(value)
		}
	}
	c.params = encodeJSON(v)
	return c, nil
}

func (c call) matchKey() string { return c.method + " " + c.params }

func (c call) String() string {
	const most = 200
	s := c.method + " " + c.params
	if c.tool != "" {
		names := slices.Sorted(maps.Keys(c.args))
		for i, name := range names {
			names[i] = strconv.Quote(name) + ":" + c.args[name]
		}
		s = fmt.Sprintf("%s {%s}", c.tool, strings.Join(names, ","))
	}
	if r := []rune(s); len(r) > most {
		s = string(r[:most-1]) + "…"
	}
	return s
}

// similarity returns how near another call is: the same method first, then the
// same tool, then the arguments that agree, less the others.
func (c call) similarity(other call) int {
	if c.method != other.method {
		return -1 << 30
	}
	score := 0
	if c.tool != other.tool {
		score -= 1 << 20
	}
	for name, value := range c.args {
		switch was, ok := other.args[name]; {
		case ok && was == value:
			score += 4
		case ok:
			score++
		default:
			score--
		}
	}
	for name := range other.args {
		if _, ok := c.args[name]; !ok {
			score--
		}
	}
	return score
}

// decodeJSON reads JSON with numbers as they are written.
func decodeJSON(b []byte) (any, error) {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return nil, err
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, fmt.Errorf("more than one value")
	}
	return canonicalNumbers(v), nil
}

func canonicalNumbers(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for name, value := range v {
			v[name] = canonicalNumbers(value)
		}
	case []any:
		for i, value := range v {
			v[i] = canonicalNumbers(value)
		}
	case json.Number:
		return json.Number(canonicalNumber(string(v)))
	}
	return v
}

// encodeJSON writes a decoded value: members by name, no white space.
func encodeJSON(v any) string {
	b, err := seal.PlainJSON(v)
	if err != nil { // decoded before
		return fmt.Sprint(v)
	}
	return string(b)
}

// canonicalNumber spells a JSON number in one way, exactly: 1, 1.0 and 10e-1
// are the same, however large. Whole numbers of up to 21 digits are written
// out.
func canonicalNumber(s string) string {
	mantissa, exponent, _ := strings.Cut(strings.ToLower(s), "e")
	mantissa, minus := strings.CutPrefix(mantissa, "-")
	exp := 0
	if exponent != "" {
		e, err := strconv.Atoi(exponent)
		if err != nil || e > 1<<30 || e < -1<<30 {
			return s
		}
		exp = e
	}
	whole, fraction, _ := strings.Cut(mantissa, ".")
	digits := strings.TrimLeft(whole+fraction, "0")
	exp -= len(fraction)
	short := strings.TrimRight(digits, "0")
	exp += len(digits) - len(short)
	if short == "" {
		return "0"
	}
	sign := ""
	if minus {
		sign = "-"
	}
	if exp >= 0 && len(short)+exp <= 21 {
		return sign + short + strings.Repeat("0", exp)
	}
	return fmt.Sprintf("%s%se%d", sign, short, exp)
}
