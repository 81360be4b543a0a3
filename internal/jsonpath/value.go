package jsonpath

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Object is a JSON object whose members keep the order in which they were
// written. Of a name that is written twice the last value holds, at the place of
// the first.
type Object struct {
	names  []string
	values map[string]any
}

// Names lists the members in order.
func (o *Object) Names() []string { return o.names }

// Get returns the value of a member.
func (o *Object) Get(name string) (any, bool) {
	v, ok := o.values[name]
	return v, ok
}

func (o *Object) set(name string, v any) {
	if _, has := o.values[name]; !has {
		o.names = append(o.names, name)
	}
	o.values[name] = v
}

// Decode reads one JSON value: nil, bool, [json.Number], string, []any or
// *[Object].
func Decode(data []byte) (any, error) {
	// Unmarshal bounds the depth, which the tokens below do not.
	if err := json.Unmarshal(data, new(json.RawMessage)); err != nil {
		return nil, err
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	return decode(dec)
}

func decode(dec *json.Decoder) (any, error) {
	t, err := dec.Token()
	if err != nil {
		return nil, err
	}
	switch t {
	case json.Delim('['):
		list := []any{}
		for dec.More() {
			v, err := decode(dec)
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		_, err = dec.Token()
		return list, err
	case json.Delim('{'):
		o := &Object{values: map[string]any{}}
		for dec.More() {
			name, err := dec.Token()
			if err != nil {
				return nil, err
			}
			v, err := decode(dec)
			if err != nil {
				return nil, err
			}
			o.set(fmt.Sprint(name), v)
		}
		_, err = dec.Token()
		return o, err
	}
	return t, nil
}

// Kind describes a value, such as "a list of 3".
func Kind(v any) string {
	switch v := v.(type) {
	case nil:
		return "null"
	case bool:
		return strconv.FormatBool(v)
	case json.Number:
		return "the number " + v.String()
	case string:
		return "a string"
	case []any:
		return fmt.Sprintf("a list of %d", len(v))
	case *Object:
		return "an object"
	}
	return fmt.Sprintf("%T", v)
}

// Equal compares two values according to RFC 9535, section 2.3.5.2.2: numbers by value,
// objects regardless of order.
func Equal(a, b any) bool {
	switch a := a.(type) {
	case json.Number:
		b, ok := b.(json.Number)
		return ok && (a == b || decimal(a) == decimal(b))
	case []any:
		b, ok := b.([]any)
		return ok && slices.EqualFunc(a, b, Equal)
	case *Object:
		b, ok := b.(*Object)
		return ok && maps.EqualFunc(a.values, b.values, Equal)
	}
	return a == b
}

// decimal formats a number in a canonical form, such as "-12e1" (-0.12 × 10) for -1.20.
// A float64 cannot represent all integers, nor numbers out of its range.
func decimal(n json.Number) string {
	mantissa, power, _ := strings.Cut(strings.ToLower(n.String()), "e")
	exp, err := strconv.ParseInt(cmp.Or(power, "0"), 10, 32)
	if err != nil {
		return n.String()
	}
	digits, negative := strings.CutPrefix(mantissa, "-")
	whole, fraction, _ := strings.Cut(digits, ".")
	exp -= int64(len(fraction))
	digits = strings.TrimLeft(whole+fraction, "0")
	if digits == "" {
		return "0"
	}
	exp += int64(len(digits))
	digits = strings.TrimRight(digits, "0")
	if negative {
		digits = "-" + digits
	}
	return fmt.Sprintf("%se%d", digits, exp)
}

// less orders numbers and strings; nothing else has an order.
func less(a, b any) bool {
	switch a := a.(type) {
	case json.Number:
		b, ok := b.(json.Number)
		return ok && float(a) < float(b)
	case string:
		b, ok := b.(string)
		return ok && a < b
	}
	return false
}

// float returns an infinity for a number out of range, which compares correctly.
func float(n json.Number) float64 {
	v, _ := n.Float64()
	return v
}
