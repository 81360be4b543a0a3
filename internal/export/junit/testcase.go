package junit

import (
	"bytes"
	"encoding/xml"
	"strconv"
	"strings"
)

// append appends the case as encoding/xml writes such elements, with the indent of a case:
// a run can have many.
func (c *testcase) append(b []byte) []byte {
	b = appendAttrs(append(b, "\n    <testcase"...), "classname", c.class, "name", c.name, "time", formatSeconds(c.ms))
	b = append(b, ">\n      <properties>"...)
	for _, n := range c.counts {
		b = appendAttrs(append(b, "\n        <property"...), "name", n.name, "value", strconv.Itoa(n.n))
		b = append(b, "></property>"...)
	}
	b = append(b, "\n      </properties>"...)
	b = c.failure.append(b, "failure")
	b = c.err.append(b, "error")
	if c.skipped != nil {
		b = append(b, "\n      <skipped"...)
		if *c.skipped != "" {
			b = appendAttrs(b, "message", *c.skipped)
		}
		b = append(b, "></skipped>"...)
	}
	if c.out != "" {
		b = appendEscaped(append(b, "\n      <system-out>"...), c.out)
		b = append(b, "</system-out>"...)
	}
	return append(b, "\n    </testcase>"...)
}

func (p *problem) append(b []byte, element string) []byte {
	if p == nil {
		return b
	}
	b = append(append(b, "\n      <"...), element...)
	b = appendAttrs(b, "message", p.message, "type", p.kind)
	b = appendEscaped(append(b, '>'), p.text)
	return append(append(append(b, "</"...), element...), '>')
}

// appendAttrs appends names with their values.
func appendAttrs(b []byte, pairs ...string) []byte {
	for i := 0; i < len(pairs); i += 2 {
		b = append(append(append(b, ' '), pairs[i]...), `="`...)
		b = append(appendEscaped(b, pairs[i+1]), '"')
	}
	return b
}

func appendEscaped(b []byte, s string) []byte {
	if !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' || strings.ContainsRune(`"'&<>`, r) }) {
		return append(b, s...)
	}
	out := bytes.NewBuffer(b)
	_ = xml.EscapeText(out, []byte(s)) // a buffer has no errors
	return out.Bytes()
}
