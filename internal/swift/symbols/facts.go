package symbols

import "github.com/assay-eval/assay/internal/swift"

// Fact is what is known of an Objective-C name on iOS.
type Fact struct {
	Name       string        `json:"name"` // as Swift spells it, such as "URLSession"
	Framework  string        `json:"framework"`
	Kind       string        `json:"kind"` // class, protocol, enum, enum.case, struct, func, const, method, type.method, init, property, type.property
	Introduced swift.Version `json:"introduced,omitzero"`
	Deprecated swift.Version `json:"deprecated,omitzero"`
	Message    string        `json:"message,omitempty"`
}

// FactTable holds the facts. It is safe for concurrent use.
type FactTable struct{}

// Facts is the table that comes with assay.
func Facts() *FactTable { return &FactTable{} }

// Lookup finds a name such as "NSURLConnection", "URLSession" or
// "UIView.backgroundColor".
func (f *FactTable) Lookup(name string) (Fact, bool) { return Fact{}, false }

// Has reports whether a name of a type, function, constant or member is in the
// table, anywhere.
func (f *FactTable) Has(name string) bool { return false }
