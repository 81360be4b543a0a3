package trial

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// TestWriteEvent writes large texts as encoding/json does, wherever their parts end.
func TestWriteEvent(t *testing.T) {
	for name, unit := range map[string]string{
		"letters": "lorem ipsum ", "two bytes": "é", "three bytes": "漢", "four bytes": "😀", "escapes": "\"\\\n\x00<&\u2028",
		"not UTF-8": "\xf0\x9f\x98 \xff\x80\x80\x80\x80", "like its place": `"text":"-"`,
	} {
		for shift := range 4 {
			text := strings.Repeat("x", shift) + strings.Repeat(unit, 2*textPart/len(unit)+5)
			e := Event{AtMS: 7, Kind: EventAssistant, Turn: 2, Text: text}
			want, err := json.Marshal(e)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			WriteEvent(&b, e)
			if !bytes.Equal(b.Bytes(), append(want, '\n')) {
				t.Errorf("%s, shifted by %d: %d bytes, want %d", name, shift, b.Len(), len(want)+1)
			}
		}
	}
}
