package model

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// Outcomes for images and sounds in results.
const (
	mediaPass     = "pass"
	mediaDescribe = "describe"
)

// mediaTokens is the number of tokens charged to tool_result_max for an image. It
// exceeds the counts of all APIs. A sound is charged at most one token per 16 bytes.
const mediaTokens = 5 << 10

// takeMedia selects the media in a result to send to the model. It returns the text
// without the placeholder lines of these media, the media, and a record of all media.
// takeMedia subtracts the tokens of the media from room, and reserves at least a
// quarter of the limit for text.
func (c *conversation) takeMedia(o agent.Outcome, room *int) (string, []llm.Media, []trial.Media) {
	var text strings.Builder
	var sent []llm.Media
	var kept []trial.Media
	from := 0
	add := func(s string) { text.WriteString(strings.ToValidUTF8(s, "\ufffd")) }
	for _, m := range o.Media {
		add(o.Text[from:m.From])
		from = m.To
		note := strings.ToValidUTF8(o.Text[m.From:m.To], "\ufffd")
		media := llm.NewMedia(m.MIME, note, m.Data)
		record := trial.Media{Name: c.keepMedia(media), MIME: media.MIME, Bytes: media.Size}
		cost := max(mediaTokens, media.Size/16)
		if strings.HasPrefix(media.MIME, "image/") {
			cost = mediaTokens
		}
		switch {
		case c.a.cfg.Media == mediaDescribe:
			add(note)
		case *room-cost < c.resultMax/4:
			record.Why = fmt.Sprintf("it counts as %d bytes of tool_result_max, which holds no more", cost)
		default:
			record.Why = c.album.Refuse(media, o.Error)
		}
		if record.Why != "" {
			add(fmt.Sprintf("%s, not shown: %s]", strings.TrimSuffix(note, "]"), record.Why))
		} else if c.a.cfg.Media == mediaPass {
			c.album.Add(media)
			*room -= cost
			c.spend.grown += int64(cost)
			record.Passed = true
			media.At = text.Len()
			sent = append(sent, media)
		}
		kept = append(kept, record)
	}
	add(o.Text[from:])
	return text.String(), sent, kept
}

// keepMedia stores media once, as a raw part of the trial, and returns the part's name.
func (c *conversation) keepMedia(m llm.Media) string {
	_, kind, _ := strings.Cut(m.MIME, "/")
	name := "media-" + string(m.Digest[:12])
	if kind != "" && !strings.ContainsAny(kind, "./+") {
		name += "." + kind
	}
	if !c.kept[name] {
		c.kept[name] = true
		c.log.Raw(name, m.MIME, m.Data)
	}
	return name
}
