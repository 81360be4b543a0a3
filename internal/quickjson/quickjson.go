// Package quickjson encodes values as encoding/json does without HTML escapes, in a
// fraction of the time.
package quickjson

import (
	"bytes"
	"encoding"
	"encoding/json"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// Appender is a [json.Marshaler] that appends what MarshalJSON returns, which has no
// white space. AppendJSON returns nil if MarshalJSON returns an error.
type Appender interface {
	AppendJSON([]byte) []byte
}

// Append appends v to b. Values must not contain themselves.
func Append(b []byte, v any) ([]byte, error) {
	w := writer{b: b}
	w.encodeAny(reflect.ValueOf(v))
	if !w.bad {
		return w.b, nil
	}
	// It is rare, or it is an error that encoding/json words.
	out := bytes.NewBuffer(b)
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return b, err
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}

// writer appends values. Once bad it stays bad, and its bytes are meaningless.
type writer struct {
	b   []byte
	bad bool
}

type encoder func(*writer, reflect.Value)

// encoders holds the encoder of each type that has been seen.
var encoders sync.Map // by reflect.Type

func encoderOf(t reflect.Type) encoder {
	if e, ok := encoders.Load(t); ok {
		return e.(encoder) //nolint:forcetypeassert // nothing else is in it
	}
	// A type that contains itself finds this encoder, which waits for the real one.
	var made encoder
	var ready sync.WaitGroup
	ready.Add(1)
	e, loaded := encoders.LoadOrStore(t, encoder(func(w *writer, v reflect.Value) {
		ready.Wait()
		made(w, v)
	}))
	if loaded {
		return e.(encoder) //nolint:forcetypeassert // nothing else is in it
	}
	made = newEncoder(t)
	ready.Done()
	encoders.Store(t, made)
	return made
}

var (
	appender  = reflect.TypeFor[Appender]()
	marshaler = reflect.TypeFor[json.Marshaler]()
	texter    = reflect.TypeFor[interface{ MarshalText() ([]byte, error) }]()
	textAdder = reflect.TypeFor[encoding.TextAppender]()
	number    = reflect.TypeFor[json.Number]()
)

// encoderByMethods returns the encoder of a type that encodes itself, or nil if it does not.
func encoderByMethods(t reflect.Type) encoder {
	pointer := reflect.PointerTo(t)
	switch {
	case t.Implements(appender) && t.Implements(marshaler):
		return (*writer).encodeAppender
	case t.Implements(marshaler):
		return (*writer).encodeMarshaler
	case pointer.Implements(appender) && pointer.Implements(marshaler):
		return (*writer).encodeAddressed
	case t.Implements(textAdder) && t.Implements(texter) && !pointer.Implements(marshaler):
		return (*writer).encodeText
	case pointer.Implements(marshaler), pointer.Implements(texter), t == number:
		return (*writer).giveUp
	}
	return nil
}

func newEncoder(t reflect.Type) encoder {
	switch {
	case t.Kind() == reflect.Interface:
		return (*writer).encodeInterface
	case t.Kind() == reflect.Pointer:
		return encodePointer(encoderOf(t.Elem()))
	}
	if e := encoderByMethods(t); e != nil {
		return e
	}
	switch t.Kind() {
	case reflect.Bool:
		return func(w *writer, v reflect.Value) { w.b = strconv.AppendBool(w.b, v.Bool()) }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(w *writer, v reflect.Value) { w.b = strconv.AppendInt(w.b, v.Int(), 10) }
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return func(w *writer, v reflect.Value) { w.b = strconv.AppendUint(w.b, v.Uint(), 10) }
	case reflect.Float64:
		return (*writer).encodeFloat
	case reflect.String:
		return func(w *writer, v reflect.Value) { w.b = AppendString(w.b, v.String()) }
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return (*writer).giveUp // base64
		}
		return encodeSlice(encoderOf(t.Elem()))
	case reflect.Map:
		if t.Key().Kind() == reflect.String && !t.Key().Implements(texter) {
			return encodeMap(encoderOf(t.Elem()))
		}
	case reflect.Struct:
		if s, ok := layOut(t); ok {
			return s.encode
		}
	}
	return (*writer).giveUp
}

func (w *writer) giveUp(reflect.Value) { w.bad = true }

func (w *writer) null() { w.b = append(w.b, "null"...) }

func (w *writer) encodeAny(v reflect.Value) {
	if !v.IsValid() {
		w.null()
		return
	}
	encoderOf(v.Type())(w, v)
}

func (w *writer) encodeInterface(v reflect.Value) { w.encodeAny(v.Elem()) }

func encodePointer(of encoder) encoder {
	return func(w *writer, v reflect.Value) {
		if v.IsNil() {
			w.null()
			return
		}
		of(w, v.Elem())
	}
}

// methods returns v for calls of its methods, without a copy of it where that can be.
func methods(v reflect.Value) any {
	if v.CanAddr() {
		return v.Addr().Interface()
	}
	return v.Interface()
}

func (w *writer) encodeAppender(v reflect.Value) {
	a, ok := methods(v).(Appender)
	if !ok {
		w.bad = true
		return
	}
	out := a.AppendJSON(w.b)
	if out == nil {
		w.bad = true
		return
	}
	w.b = out
}

// encodeText encodes a value as the text that it appends.
func (w *writer) encodeText(v reflect.Value) {
	a, ok := methods(v).(encoding.TextAppender)
	if !ok {
		w.bad = true
		return
	}
	began := len(w.b)
	b, err := a.AppendText(append(w.b, '"'))
	if err != nil {
		w.bad = true
		return
	}
	w.b = b
	for _, c := range b[began+1:] {
		if !plain[c] {
			w.b = AppendString(b[:began], string(b[began+1:]))
			return
		}
	}
	w.b = append(w.b, '"')
}

// encodeAddressed encodes a value whose address has the methods. Of a value without an address,
// encoding/json does not call them.
func (w *writer) encodeAddressed(v reflect.Value) {
	if !v.CanAddr() {
		w.bad = true
		return
	}
	w.encodeAppender(v)
}

func (w *writer) encodeMarshaler(v reflect.Value) {
	m, ok := methods(v).(json.Marshaler)
	if !ok {
		w.bad = true
		return
	}
	b, err := m.MarshalJSON()
	if err != nil {
		w.bad = true
		return
	}
	out := bytes.NewBuffer(w.b)
	w.bad = w.bad || json.Compact(out, b) != nil
	w.b = out.Bytes()
}

func (w *writer) encodeFloat(v reflect.Value) {
	f := v.Float()
	if math.IsInf(f, 0) || math.IsNaN(f) {
		w.bad = true
		return
	}
	format := byte('f')
	if abs := math.Abs(f); abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		format = 'e'
	}
	w.b = strconv.AppendFloat(w.b, f, format, -1, 64)
	if n := len(w.b); format == 'e' && n >= 4 && string(w.b[n-4:n-1]) == "e-0" {
		w.b[n-2] = w.b[n-1] // e-09 is e-9
		w.b = w.b[:n-1]
	}
}

func encodeSlice(of encoder) encoder {
	return func(w *writer, v reflect.Value) {
		if v.IsNil() {
			w.null()
			return
		}
		w.b = append(w.b, '[')
		for i := range v.Len() {
			if i > 0 {
				w.b = append(w.b, ',')
			}
			of(w, v.Index(i))
		}
		w.b = append(w.b, ']')
	}
}

func encodeMap(of encoder) encoder {
	return func(w *writer, v reflect.Value) {
		if v.IsNil() {
			w.null()
			return
		}
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		w.b = append(w.b, '{')
		for i, k := range keys {
			if i > 0 {
				w.b = append(w.b, ',')
			}
			w.b = append(AppendString(w.b, k.String()), ':')
			of(w, v.MapIndex(k))
		}
		w.b = append(w.b, '}')
	}
}

// plain marks the bytes that stand for themselves in a string.
var plain = func() (p [256]bool) {
	for c := ' '; c < utf8.RuneSelf; c++ {
		p[c] = c != '"' && c != '\\'
	}
	return p
}()

// short holds the escapes of two characters.
var short = [256]byte{'"': '"', '\\': '\\', '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't'}

// AppendString appends s with quotes.
func AppendString[S ~string | ~[]byte](b []byte, s S) []byte {
	b = append(b, '"')
	from := 0
	for i := 0; i < len(s); {
		c := s[i]
		if plain[c] {
			i++
			continue
		}
		size, escape := 1, ""
		switch {
		case c >= utf8.RuneSelf:
			var r rune
			r, size = utf8.DecodeRuneInString(string(s[i:min(len(s), i+utf8.UTFMax)]))
			switch {
			case r == utf8.RuneError && size == 1:
				escape = `\ufffd`
			case r == '\u2028', r == '\u2029':
				escape = `\u202` + string('8'+r-'\u2028')
			}
		case short[c] != 0:
			b = append(append(b, s[from:i]...), '\\', short[c])
			from = i + 1
		default:
			const hex = "0123456789abcdef"
			escape = `\u00` + hex[c>>4:c>>4+1] + hex[c&15:c&15+1]
		}
		if escape != "" {
			b = append(append(b, s[from:i]...), escape...)
			from = i + size
		}
		i += size
	}
	return append(append(b, s[from:]...), '"')
}
