// Package labels prints the cards beside the works.
package labels

import "strings"

type Card struct {
	Title map[string]string
	Maker string
	Year  string
	Lent  string
}

func Lines(c Card, lang string) []string {
	title := c.Title[lang]
	if title == "" {
		title = c.Title["en"]
	}
	lines := []string{title}
	if c.Maker != "" {
		lines = append(lines, c.Maker)
	}
	if c.Year != "" {
		lines[0] += ", " + c.Year
	}
	if c.Lent != "" {
		lines = append(lines, c.Lent)
	}
	return lines
}

func Wrap(text string, width int) []string {
	var lines []string
	var line string
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}
