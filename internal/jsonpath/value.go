package jsonpath

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
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

// equal compares two values as RFC 9535, section 2.3.5.2.2, says: numbers by
// value, objects without regard to order.
func equal(a, b any) bool {
	switch a := a.(type) {
	case json.Number:
		b, ok := b.(json.Number)
		return ok && (a == b || float(a) == float(b))
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for i := range a {
			if !equal(a[i], b[i]) {
				return false
			}
		}
		return true
	case *Object:
		b, ok := b.(*Object)
		if !ok || len(a.names) != len(b.names) {
			return false
		}
		for name, v := range a.values {
			if w, has := b.values[name]; !has || !equal(v, w) {
				return false
			}
		}
		return true
	case nil, bool, string:
		return a == b
	}
	return false
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

func float(n json.Number) float64 {
	v, err := n.Float64()
	if err != nil && v == 0 { // out of range gives an infinity, which compares well
		return 0
	}
	return v
}
