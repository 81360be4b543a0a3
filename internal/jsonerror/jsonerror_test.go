package jsonerror

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"
)

func TestPlain(t *testing.T) {
	var to struct {
		Seed  uint64 `json:"seed"`
		Rate  *float64
		List  []int
		Map   map[string]int
		Inner struct{ On bool }
		Name  string
	}
	for _, tt := range []struct{ text, want string }{
		{`{"seed":"7"}`, "seed must be an integer that is not negative, not a text"},
		{`{"seed":-7}`, "seed must be an integer that is not negative, not number -7"},
		{`{"Rate":[]}`, "Rate must be a number, not a list"},
		{`{"List":{}}`, "List must be a list, not an object"},
		{`{"List":[1.5]}`, "List must be an integer, not number 1.5"},
		{`{"Map":true}`, "Map must be an object, not true or false"},
		{`{"Inner":{"On":1}}`, "Inner.On must be true or false, not a number"},
		{`{"Name":1}`, "Name must be a text, not a number"},
		{`[]`, "the value must be an object, not a list"},
	} {
		err := json.Unmarshal([]byte(tt.text), &to)
		if got := Plain(err); got == nil || got.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.text, got, tt.want)
		}
		if got, want := Plain(fmt.Errorf("read x: %w", err)), "read x: "+tt.want; got.Error() != want {
			t.Errorf("%v, want %s", got, want)
		}
	}
	other := errors.New("another")
	if !errors.Is(Plain(other), other) || Plain(nil) != nil {
		t.Error("other errors change")
	}
}
