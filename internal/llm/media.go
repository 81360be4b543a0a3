package llm

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	_ "image/gif"  // decoder for image sizes
	_ "image/jpeg" // likewise
	_ "image/png"  // likewise
	"mime"
	"net/http"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
)

// Media is an image or a sound in the result of a call.
type Media struct {
	At     int // byte offset in the text
	MIME   string
	Note   string // text that replaces the media if they cannot be sent
	Size   int
	Digest seal.Digest // of Data
	Data   []byte      `json:"-"`

	mark string // stands for the base64 data while a request is encoded
}

func (m Media) isImage() bool { return strings.HasPrefix(m.MIME, "image/") }

func (m Media) dataURL() string { return "data:" + m.MIME + ";base64," + m.mark }

// Noted returns the text of r with a note in place of each image and sound.
func (r CallResult) Noted() string {
	out, from := "", 0
	for _, m := range r.Media {
		out += r.Text[from:m.At] + m.Note
		from = m.At
	}
	return out + r.Text[from:]
}

// part is a piece of the text of a result, or one of its media.
type part struct {
	text  string
	media *Media
}

// parts returns the text and media of r in order, without the line breaks between them.
func (r CallResult) parts() (out []part) {
	from := 0
	text := func(to int, last bool) {
		piece := r.Text[from:to]
		if from > 0 || len(out) > 0 {
			piece = strings.TrimPrefix(piece, "\n")
		}
		if !last {
			piece = strings.TrimSuffix(piece, "\n")
		}
		if piece != "" {
			out = append(out, part{text: piece})
		}
		from = to
	}
	for i := range r.Media {
		text(r.Media[i].At, false)
		out = append(out, part{media: &r.Media[i]})
	}
	text(len(r.Text), true)
	return out
}

// mediaRules are the documented limits of an API. Zero means no limit.
type mediaRules struct {
	types  []string
	each   int // maximum bytes per image or sound, in base64 if coded is set
	coded  bool
	count  int // maximum number per request
	all    int // maximum base64 bytes per request, minus room for its text
	pixels int // maximum longest side of an image
	// many is the number of images above which fewPixels limits the longest side.
	many, fewPixels int
	textErrors      bool // results of failed calls contain only text
	still           bool // GIFs must not be animated
	byHand          bool // media are sent only if a suite asks for it
}

const mega = 1 << 20

var (
	// platform.claude.com/docs/en/build-with-claude/vision; the API's error is "all
	// content must be type 'text' if 'is_error' is true".
	anthropicMedia = mediaRules{
		types: []string{"image/jpeg", "image/png", "image/gif", "image/webp"}, each: 5 * mega, coded: true,
		count: 100, all: 30 * mega, pixels: 8000, many: 20, fewPixels: 2000, textErrors: true,
	}
	// developers.openai.com/api/docs/guides/images-vision
	openAIMedia = mediaRules{
		types: []string{"image/jpeg", "image/png", "image/gif", "image/webp"}, each: 20 * mega, count: 500, all: 48 * mega, still: true,
	}
	// The same for images; platform.openai.com/docs/guides/audio for sounds.
	chatMediaRules = mediaRules{
		types: slices.Concat(openAIMedia.types, []string{"audio/wav", "audio/mp3"}), each: 20 * mega, count: 500, all: 48 * mega, still: true, byHand: true,
	}
	// ai.google.dev/gemini-api/docs/image-understanding and …/audio
	geminiMedia = mediaRules{
		types: []string{
			"image/png", "image/jpeg", "image/webp", "image/heic", "image/heif",
			"audio/wav", "audio/mp3", "audio/aiff", "audio/aac", "audio/ogg", "audio/flac",
		},
		all: 18 * mega,
	}
)

// PassesMedia reports whether a provider's API accepts images and sounds within tool
// results, so that clients send them by default.
func PassesMedia(provider string) bool {
	p, ok := FindProvider(provider)
	return ok && !wires[p.Wire].media.byHand
}

// Album counts the media of a conversation.
type Album struct {
	rules  mediaRules
	images int
	wide   bool // an image exceeds the limit for many images
	count  int
	bytes  int
}

// NewAlbum returns an empty album for a provider.
func NewAlbum(provider string) *Album {
	a := &Album{}
	if p, ok := FindProvider(provider); ok {
		a.rules = wires[p.Wire].media
	}
	return a
}

// mediaNames maps common type names to those of the APIs.
var mediaNames = map[string]string{
	"image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg", "image/x-png": "image/png",
	"audio/mpeg": "audio/mp3", "audio/x-mp3": "audio/mp3", "audio/x-wav": "audio/wav", "audio/wave": "audio/wav", "audio/vnd.wave": "audio/wav",
	"audio/x-aiff": "audio/aiff", "audio/x-flac": "audio/flac",
}

// NewMedia returns an image or a sound. name is the media type as reported by a server.
func NewMedia(name, note string, data []byte) Media {
	if plain, _, err := mime.ParseMediaType(name); err == nil {
		name = plain
	}
	if known, ok := mediaNames[name]; ok {
		name = known
	}
	return Media{MIME: name, Note: note, Size: len(data), Digest: seal.Of(data), Data: data}
}

// Refuse returns why the API would reject m in the result of a call, or "" if the API
// accepts m. failed reports whether the call failed.
func (a *Album) Refuse(m Media, failed bool) string {
	r := a.rules
	looks := http.DetectContentType(m.Data)
	switch {
	case len(r.types) == 0:
		return "this API takes text only"
	case !slices.Contains(r.types, m.MIME):
		return "the API takes " + listTypes(r.types)
	case failed && r.textErrors:
		return "the API takes only text from a call that failed"
	case m.Size == 0:
		return "it is empty"
	case m.isImage() && strings.HasPrefix(looks, "image/") && looks != m.MIME:
		return "its data is " + looks
	case r.still && m.MIME == "image/gif" && bytes.Contains(m.Data[:min(len(m.Data), 4<<10)], []byte("NETSCAPE2.0")):
		return "the API takes no animated GIF"
	}
	return a.refuseSize(m)
}

// refuseSize is the part of [Album.Refuse] about the size of m, alone and with the
// album.
func (a *Album) refuseSize(m Media) string {
	r, coded := a.rules, base64.StdEncoding.EncodedLen(m.Size)
	size := m.Size
	if r.coded {
		size = coded
	}
	side := longestSide(m.Data)
	switch {
	case r.each > 0 && size > r.each:
		return fmt.Sprintf("the API takes %d MB of one", r.each/mega)
	case r.pixels > 0 && side > r.pixels:
		return fmt.Sprintf("the API takes images of up to %d pixels a side", r.pixels)
	case r.many > 0 && a.images >= r.many && (a.wide || side > r.fewPixels):
		return fmt.Sprintf("the API takes more than %d images only of up to %d pixels a side", r.many, r.fewPixels)
	case r.count > 0 && a.count >= r.count:
		return fmt.Sprintf("the API takes %d in one request", r.count)
	case a.bytes+coded > r.all:
		return fmt.Sprintf("the conversation would hold more than the %d MB that the API takes", r.all/mega)
	}
	return ""
}

// Add adds m to the counts of the conversation.
func (a *Album) Add(m Media) {
	a.count++
	a.bytes += base64.StdEncoding.EncodedLen(m.Size)
	if m.isImage() {
		a.images++
		a.wide = a.wide || longestSide(m.Data) > a.rules.fewPixels
	}
}

// longestSide returns the longer side of an image in pixels, or 0 if its format is
// unsupported.
func longestSide(data []byte) int {
	c, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return 0
	}
	return max(c.Width, c.Height)
}

func listTypes(types []string) string {
	last := len(types) - 1
	return strings.Join(types[:last], ", ") + " and " + types[last]
}
