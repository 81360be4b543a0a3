package suite

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
)

// decoder fills Go values from nodes. The schema has checked the types. The decoder
// finds mistakes that a schema cannot express, such as a number too large for its
// field, and stores the content of named files in the nodes.
type decoder struct {
	l *loader
	c *collector // for mistakes other than those about files
}

func value(ptr any) reflect.Value { return reflect.ValueOf(ptr).Elem() }

func (d decoder) decodeSettings(k Kind, n *node) any {
	config := k.newSettings()
	if n.form == mapForm {
		if n.valueOf("kind") != nil || n.valueOf(needsKey) != nil {
			n = n.withoutKeys("kind", needsKey)
		}
		d.decodeInto(n, value(config), "")
	}
	return config
}

// decodeInto sets v, a field with the given tag, or "" if none.
func (d decoder) decodeInto(n *node, v reflect.Value, tag reflect.StructTag) {
	if n.isNull() {
		return
	}
	if v.Type() == reflect.TypeFor[Args]() {
		v.Set(reflect.ValueOf(Args(n.literalValue().(map[string]any))))
		return
	}
	// The map form of ServerUse names a file.
	if plain := v.Type() == reflect.TypeFor[ServerUse]() && n.form == mapForm; v.CanAddr() && !plain {
		switch u := v.Addr().Interface().(type) {
		case json.Unmarshaler:
			b, err := json.Marshal(n.goValue())
			if err == nil {
				err = u.UnmarshalJSON(b)
			}
			d.checkTarget(n, err)
			d.checkZero(n, v, tag)
			return
		case encoding.TextUnmarshaler:
			s, _ := n.asText()
			d.checkTarget(n, u.UnmarshalText([]byte(s)))
			return
		}
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		d.decodeInto(n, v.Elem(), tag)
	case reflect.Interface:
		v.Set(reflect.ValueOf(n.goValue()))
	case reflect.Struct:
		for f := range writtenFields(v.Type()) {
			if e := n.valueOf(f.name); e != nil {
				d.decodeInto(e, v.FieldByIndex(f.Index), f.Tag)
			}
		}
	case reflect.Map:
		m := reflect.MakeMapWithSize(v.Type(), len(n.entries))
		for _, e := range n.entries {
			elem := reflect.New(v.Type().Elem()).Elem()
			d.decodeInto(e.val, elem, tag)
			m.SetMapIndex(reflect.ValueOf(e.key).Convert(v.Type().Key()), elem)
		}
		v.Set(m)
	case reflect.Slice:
		l := reflect.MakeSlice(v.Type(), len(n.items), len(n.items))
		for i, e := range n.items {
			d.decodeInto(e, l.Index(i), tag)
		}
		v.Set(l)
	default:
		if file := tag.Get("file"); file != "" {
			d.l.readNamed(n, file)
		}
		d.decodeScalar(n, v)
	}
}

func (d decoder) decodeScalar(n *node, v reflect.Value) {
	switch s := n.scalar.(type) {
	case string:
		if v.Kind() == reflect.String {
			v.SetString(s)
			return
		}
	case bool:
		if v.Kind() == reflect.Bool {
			v.SetBool(s)
			return
		}
	case json.Number:
		if d.decodeNumber(n, v, s.String()) {
			return
		}
	}
	d.c.addMistake(n.pos, "", "%s does not fit here", describeNode(n))
}

func (d decoder) decodeNumber(n *node, v reflect.Value, s string) bool {
	switch {
	case v.CanInt():
		i, err := strconv.ParseInt(s, 10, 64)
		if err != nil {
			// A whole number may be written as 1e3 or 2.0.
			f, ferr := strconv.ParseFloat(s, 64)
			i = int64(f)
			if ferr != nil || float64(i) != f {
				return false
			}
		}
		if v.OverflowInt(i) {
			return false
		}
		v.SetInt(i)
	case v.CanUint():
		u, err := strconv.ParseUint(strings.TrimSuffix(s, ".0"), 10, 64)
		if err != nil || v.OverflowUint(u) {
			return false
		}
		v.SetUint(u)
	case v.CanFloat():
		f, err := strconv.ParseFloat(s, 64)
		if err != nil || v.OverflowFloat(f) {
			return false
		}
		v.SetFloat(f)
	default:
		return false
	}
	return true
}

// checkZero refuses a zero that would stand for the default.
func (d decoder) checkZero(n *node, v reflect.Value, tag reflect.StructTag) {
	switch v.Type() {
	case reflect.TypeFor[Duration](), reflect.TypeFor[Size]():
		if v.IsZero() && tag.Get("zero") == "" {
			d.c.addMistake(n.pos, "write more than 0, or take the key out", "%s would stand for the default here", clipLine(n.raw, 40))
		}
	}
}

func (d decoder) checkTarget(n *node, err error) {
	if err != nil {
		d.c.addMistake(n.pos, "", "%v", err)
	}
}

// exactNumbers turns numbers with a fraction, which have no place in a key, into the
// text form that [Decimal] reads. It changes the settings of graders in a task,
// which are kept as written.
func exactNumbers(m map[string]any) {
	for k, v := range m {
		m[k] = exactValue(v)
	}
}

func exactValue(v any) any {
	switch v := v.(type) {
	case map[string]any:
		exactNumbers(v)
	case []any:
		for i := range v {
			v[i] = exactValue(v[i])
		}
	case json.Number:
		if !isCanonicalInt(v) {
			return v.String()
		}
	}
	return v
}

// isCanonicalInt reports whether canonical JSON can hold n as a number.
func isCanonicalInt(n json.Number) bool {
	i, err := strconv.ParseInt(n.String(), 10, 64)
	return err == nil && i <= 1<<53-1 && i >= -(1<<53-1)
}
