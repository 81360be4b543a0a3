package html

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"reflect"
	"strings"

	"github.com/assay-eval/assay/internal/quickjson"
)

// columnPiece is how many values of a column are encoded at once.
const columnPiece = 1 << 13

// WriteJSON writes the head as encoding/json does, a piece of a column at a time: of a long
// run its text is larger than the columns.
func (h *Head) WriteJSON(w io.Writer) error {
	frame := *h
	frame.Columns = Columns{}
	text, err := quickjson.Append(nil, &frame)
	if err != nil {
		return err
	}
	none, err := quickjson.Append([]byte(`"columns":`), &frame.Columns)
	if err != nil {
		return err
	}
	// Quotes in names are escaped, so that this is the member and no text.
	before, after, found := bytes.Cut(text, none)
	if !found {
		return errors.New("the head of the page has no columns")
	}
	p := pieces{w: w}
	p.write(before)
	p.write([]byte(`"columns":{`))
	p.writeColumns(reflect.ValueOf(&h.Columns).Elem())
	p.write([]byte(`}`))
	p.write(after)
	return p.err
}

// pieces writes parts of a text up to the first error.
type pieces struct {
	w   io.Writer
	b   []byte // for reuse
	err error
}

func (p *pieces) write(b []byte) {
	if p.err == nil {
		_, p.err = p.w.Write(b)
	}
}

// writeColumns writes the members of columns.
func (p *pieces) writeColumns(columns reflect.Value) {
	separator := ""
	for i := range columns.NumField() {
		name, options, _ := strings.Cut(columns.Type().Field(i).Tag.Get("json"), ",")
		v := columns.Field(i)
		if options == "omitempty" && v.Len() == 0 {
			continue
		}
		p.write([]byte(separator + `"` + name + `":`))
		separator = ","
		if k := v.Kind(); k != reflect.Slice || v.Len() <= columnPiece {
			p.writeValue(v, 0)
			continue
		}
		for from := 0; from < v.Len(); from += columnPiece {
			p.write([]byte(cmp.Or(strings.Repeat(",", min(from, 1)), "[")))
			p.writeValue(v.Slice(from, min(from+columnPiece, v.Len())), 1)
		}
		p.write([]byte("]"))
	}
}

// writeValue writes the text of v without its outer brackets bytes on each side.
func (p *pieces) writeValue(v reflect.Value, brackets int) {
	if p.err != nil {
		return
	}
	if p.b, p.err = quickjson.Append(p.b[:0], v.Interface()); p.err == nil {
		p.write(p.b[brackets : len(p.b)-brackets])
	}
}
