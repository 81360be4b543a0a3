package testresult

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// junitCase is a <testcase>. Its attributes cover Ant, Surefire, pytest, Node, Jest,
// GoogleTest and others.
type junitCase struct {
	Name     string      `xml:"name,attr"`
	Class    string      `xml:"classname,attr"`
	File     string      `xml:"file,attr"`
	Line     string      `xml:"line,attr"`
	Status   string      `xml:"status,attr"` // GoogleTest: run, notrun
	Result   string      `xml:"result,attr"` // GoogleTest: completed, skipped, suppressed
	Failures []junitNote `xml:"failure"`
	Errors   []junitNote `xml:"error"`
	Skipped  []junitNote `xml:"skipped"`
	Disabled []junitNote `xml:"disabled"`
}

type junitNote struct {
	Type    string `xml:"type,attr"`
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

// maxXML is the maximum nesting of elements.
const maxXML = 100

// junit parses JUnit's XML, which has no standard: <testcase> anywhere below
// <testsuites> or <testsuite>, with <failure>, <error> or <skipped> in it.
func junit(data []byte) (Report, error) {
	dec := xml.NewDecoder(bytes.NewReader(data))
	dec.CharsetReader = charset
	var r Report
	var open []string // open elements: names of suites, "" for others
	empty := true
	for {
		tok, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return Report{}, err
		}
		switch el := tok.(type) {
		case xml.StartElement:
			empty = false
			switch name := el.Name.Local; {
			case len(open) == 0 && name != "testsuites" && name != "testsuite":
				return Report{}, fmt.Errorf("the root is <%s>, not <testsuites> or <testsuite>", name)
			case name == "testcase":
				var c junitCase
				if err := dec.DecodeElement(&c, &el); err != nil {
					return Report{}, err
				}
				r.Tests = append(r.Tests, c.test(open))
				continue
			case len(open) == maxXML:
				return Report{}, fmt.Errorf("elements nest deeper than %d", maxXML)
			case name == "error": // error of a suite, not of a test
				var n junitNote
				if err := dec.DecodeElement(&n, &el); err != nil {
					return Report{}, err
				}
				r.Problems = append(r.Problems, n.String())
				continue
			}
			suite := ""
			for _, a := range el.Attr {
				if el.Name.Local == "testsuite" && a.Name.Local == "name" {
					suite = a.Value
				}
			}
			open = append(open, suite)
		case xml.EndElement:
			open = open[:len(open)-1]
		}
	}
	if empty {
		return Report{}, errEmpty
	}
	return r, nil
}

// String returns the message of a note, or the first lines of its text.
func (n junitNote) String() string {
	s := strings.TrimSpace(n.Message)
	body := strings.TrimSpace(n.Text)
	switch {
	case s == "":
		s = body
	case body != "" && !strings.HasPrefix(body, s):
		s += "\n" + body
	}
	if s == "" {
		s = n.Type
	}
	return s
}

func (c junitCase) test(suites []string) Test {
	t := Test{Suite: c.Class, Name: c.Name, Outcome: Passed, File: c.File}
	named := strings.Join(slices.DeleteFunc(slices.Clone(suites), func(s string) bool { return s == "" }), "/")
	if t.Suite == "" || t.Suite == "test" && named != "" {
		t.Suite = named // Node gives every test the class "test"
	}
	t.Line, _ = strconv.Atoi(c.Line)
	todo := len(c.Skipped) > 0 && c.Skipped[0].Type == "todo"
	switch {
	case len(c.Failures)+len(c.Errors) > 0 && !todo:
		t.Outcome = Failed
		t.Message = append(c.Failures, c.Errors...)[0].String()
		if m := anyPlace.FindStringSubmatch(t.Message); m != nil && t.Line == 0 {
			t.File = m[1]
			t.Line, _ = strconv.Atoi(m[2])
		}
	case len(c.Skipped) > 0:
		t.Outcome, t.Message = Skipped, c.Skipped[0].String()
	case len(c.Disabled) > 0 || c.Status == "notrun" || c.Status == "disabled" || c.Status == "skipped" || c.Result == "skipped" || c.Result == "suppressed":
		t.Outcome = Skipped
	}
	return t
}

// anyPlace matches the first file and line in a message.
var anyPlace = lazyregexp.New(`(?m)(?:^|[\s("'])(?:file://)?((?:[\w.@+-]*/)*[\w.@+-]+\.[A-Za-z]{1,6}):(\d{1,9})\b`)

// charset decodes the encodings whose bytes are all characters of Unicode.
func charset(name string, in io.Reader) (io.Reader, error) {
	switch strings.ToLower(name) {
	case "us-ascii", "ascii":
		return in, nil
	case "iso-8859-1", "latin1", "latin-1":
		b, err := io.ReadAll(in)
		if err != nil {
			return nil, err
		}
		runes := make([]rune, len(b))
		for i, c := range b {
			runes[i] = rune(c)
		}
		return strings.NewReader(string(runes)), nil
	}
	return nil, fmt.Errorf("unknown encoding %q", name)
}
