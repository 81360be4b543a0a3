package judge

// MapEntry is one line of the curated map: what to write instead of a deprecated
// symbol. The SDK, not the map, decides what is deprecated.
type MapEntry struct {
	Key             string            `json:"key"` // USR, or path such as "NSKeyedUnarchiver.unarchiveObject(with:)"
	Module          string            `json:"module"`
	Alternative     string            `json:"alternative"`
	DeprecatedSince map[string]string `json:"deprecated_since"` // platform → version
	Reason          string            `json:"reason"`
	FirstAddedToMap string            `json:"first_added_to_map"` // date
}

// Map is the curated map.
func Map() []MapEntry { return nil }

func (g *judgement) advise(*Finding) {}

var mapJSON []byte
