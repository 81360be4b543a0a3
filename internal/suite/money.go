package suite

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
)

// Money is an amount of US dollars as people wrote it, such as 0.50; "" is none.
// It is text so that no amount is rounded; files have it as a number.
type Money string

// UnmarshalJSON reads a number, or a string that holds one.
func (m *Money) UnmarshalJSON(b []byte) error {
	s := strings.Trim(string(b), `"`)
	if _, ok := new(big.Rat).SetString(s); !ok {
		return fmt.Errorf("%s is not an amount of dollars", b)
	}
	*m = Money(s)
	return nil
}

// MarshalJSON writes a string.
func (m Money) MarshalJSON() ([]byte, error) { return json.Marshal(string(m)) }

// SuiteSchema implements [Schemer].
func (Money) SuiteSchema() map[string]any { return map[string]any{"type": "number", "minimum": 0} }
