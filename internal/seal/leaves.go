package seal

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// Leaves returns a short digest of every scalar in the canonical JSON of v by its path, such
// as "servers[0].pin.version". Two forms can be compared by them without their values.
func Leaves(v any) (map[string]string, error) {
	b, err := Canonical(v)
	if err != nil {
		return nil, err
	}
	var tree any
	if err := json.Unmarshal(b, &tree); err != nil {
		return nil, fmt.Errorf("list the leaves of a form: %w", err)
	}
	out := map[string]string{}
	addLeaves(out, "", tree)
	return out, nil
}

func addLeaves(out map[string]string, at string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for name, e := range v {
			if at != "" {
				name = at + "." + name
			}
			addLeaves(out, name, e)
		}
	case []any:
		for i, e := range v {
			addLeaves(out, at+"["+strconv.Itoa(i)+"]", e)
		}
	default:
		out[at] = Of(fmt.Append(nil, v)).Short()
	}
}
