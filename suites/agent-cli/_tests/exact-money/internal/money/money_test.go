package money_test

import (
	"encoding/json"
	"testing"

	"example.com/quay/internal/money"
)

func TestText(t *testing.T) {
	for c, want := range map[money.Cents]string{0: "0.00", 5: "0.05", 1271: "12.71", 100: "1.00", -5: "-0.05", -1250: "-12.50", 1_000_000_01: "1000000.01"} {
		if got := c.String(); got != want {
			t.Errorf("%d: %s, want %s", int64(c), got, want)
		}
		b, err := json.Marshal(map[string]money.Cents{"price": c})
		if err != nil || string(b) != `{"price":`+want+`}` {
			t.Errorf("%s %v", b, err)
		}
	}
}

func TestReads(t *testing.T) {
	for text, want := range map[string]money.Cents{"12.71": 1271, "12.7": 1270, "5": 500, "0.05": 5, "-0.5": -50, "19.60": 1960, "0.29": 29, "1.15": 115, "90071992547409.93": 9007199254740993} {
		var got money.Cents
		if err := json.Unmarshal([]byte(text), &got); err != nil || got != want {
			t.Errorf("%s: %d %v", text, int64(got), err)
		}
	}
	for _, text := range []string{`"12.71"`, "1.005", "true", "[]"} {
		var got money.Cents
		if err := json.Unmarshal([]byte(text), &got); err == nil {
			t.Errorf("%s: %d and no error", text, int64(got))
		}
	}
}
