package testresult

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
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
	var suites []string // names of the open suites
	roots, depth := 0, 0
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
			if depth == 0 {
				if name := el.Name.Local; name != "testsuites" && name != "testsuite" {
					return Report{}, fmt.Errorf("the root is <%s>, not <testsuites> or <testsuite>", name)
				}
				roots++
			}
			if el.Name.Local == "testcase" {
				var c junitCase
				if err := dec.DecodeElement(&c, &el); err != nil {
					return Report{}, err
				}
				r.Tests = append(r.Tests, c.test(suites))
				continue
			}
			if depth++; depth > maxXML {
				return Report{}, fmt.Errorf("elements nest deeper than %d", maxXML)
			}
			name := ""
			if el.Name.Local == "testsuite" {
				for _, a := range el.Attr {
					if a.Name.Local == "name" {
						name = a.Value
					}
				}
			}
			suites = append(suites, name)
			if el.Name.Local == "error" && len(suites) > 1 { // of a suite, not of a test
				var n junitNote
				if err := dec.DecodeElement(&n, &el); err != nil {
					return Report{}, err
				}
				r.Problems = append(r.Problems, n.String())
				depth--
				suites = suites[:len(suites)-1]
			}
		case xml.EndElement:
			depth--
			suites = suites[:len(suites)-1]
		}
	}
	if roots == 0 {
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
	if named := path(suites); t.Suite == "" || t.Suite == "test" && named != "" {
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

// path joins the names of nested suites.
func path(suites []string) string {
	var names []string
	for _, s := range suites {
		if s != "" {
			names = append(names, s)
		}
	}
	return strings.Join(names, "/")
}

// anyPlace matches the first file and line in a message.
var anyPlace = regexp.MustCompile(`(?m)(?:^|[\s("'])(?:file://)?((?:[\w.@+-]*/)*[\w.@+-]+\.[A-Za-z]{1,6}):(\d{1,9})\b`)

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
