package serve

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// TestOneColumnIsPlainBM25 checks that with one column and one form per word the score
// equals BM25.
func TestOneColumnIsPlainBM25(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var texts []string
	x := newIndex(column{doc: 1})
	for doc := range 50 {
		var words []string
		for range 1 + rng.IntN(40) {
			words = append(words, strconv.Itoa(rng.IntN(30)))
		}
		half := rng.IntN(len(words) + 1) // a document of two rows has one score
		x.addRow(doc, strings.Join(words[:half], " "))
		x.addRow(doc, strings.Join(words[half:], " "))
		texts = append(texts, strings.Join(words, " "))
	}
	oracle := plainBM25(texts)
	for _, words := range [][]string{{"7"}, {"3", "11", "29"}, {"0", "1", "2", "99"}} {
		var q query
		for _, w := range words {
			q.phrases = append(q.phrases, phrase{[]string{w}, 1})
		}
		hits, how := x.search(q, len(texts))
		var got []int
		for _, h := range hits {
			got = append(got, h.doc)
		}
		if want := oracle(strings.Join(words, " ")); how != byWords || !slices.Equal(got, want) {
			t.Errorf("%v gives %v %q, want %v", words, got, how, want)
		}
		top, _ := x.search(q, 3)
		for i, h := range top {
			if h.doc != hits[i].doc || h.score != hits[i].score {
				t.Errorf("%v: the first 3 are %v of %v", words, top, hits)
			}
		}
	}
}

// TestScoreOfFieldsByHand compares with a score computed by hand. Of three documents
// with three words, one contains the word: twice in a column of weight 2 with mean
// length 1, and once in a column of weight 1 with mean length 2.
func TestScoreOfFieldsByHand(t *testing.T) {
	x := newIndex(column{doc: 2}, column{doc: 1})
	x.addRow(0, "zebra zebra", "zebra")
	x.addRow(1, "", "one two three")
	x.addRow(2, "one", "two three")
	hits, _ := x.search(query{phrases: []phrase{{[]string{"zebra"}, 1}}}, 10)
	n := 2*2/(0.25+0.75*2/1) + 1*1/(0.25+0.75*1/2)
	want := math.Log(1+(3-1+0.5)/(1+0.5)) * n * 2.2 / (n + 1.2)
	if len(hits) != 1 || math.Abs(hits[0].score-want) > 1e-6 {
		t.Errorf("hits %v, want the score %v", hits, want)
	}
}

// TestCommonWordsAreFound checks that a word in every document has a small positive
// score, regardless of its length.
func TestCommonWordsAreFound(t *testing.T) {
	x := newIndex(column{doc: 1})
	for doc := range 3000 {
		x.addRow(doc, "common")
	}
	x.addRow(3000, "common "+strings.Repeat("filler ", 50_000))
	if hits, _ := x.search(parseQuery("common"), 5000); len(hits) != 3001 || hits[3000].doc != 3000 || hits[3000].score <= 0 {
		t.Errorf("%d documents are found, the last is %+v", len(hits), hits[len(hits)-1])
	}
}

func TestPhrasesEndWithTheirCell(t *testing.T) {
	x := newIndex(column{doc: 1}, column{doc: 1})
	x.addRow(0, "red panda", "eats bamboo")
	x.addRow(1, "bamboo", "")
	x.addRow(1, "", "red")
	x.addRow(2, "pandas eat red bamboos, a red panda says", "red red panda")
	for words, want := range map[string][]int{
		"red panda": {0, 3}, "panda eats": {3}, "bamboo eats": nil, "red bamboo": {3}, "bamboo red": nil,
		"red red panda": {3}, "bamboo": {0, 1, 3}, "nothing red": nil, "red nothing": nil, "panda": {0, 3},
	} {
		if got := x.rowsAt(x.phrasePlaces(strings.Fields(words))); !slices.Equal(got, want) {
			t.Errorf("%q is in rows %v, want %v", words, got, want)
		}
	}
	if got := x.rowsAt(x.prefixPlaces("bam")); !slices.Equal(got, []int{0, 1, 3}) {
		t.Errorf("bam begins words of rows %v", got)
	}
}

func TestDocumentsRankAsWholes(t *testing.T) {
	d := open(t, fstest.MapFS{
		"whole.md": file("# Cheetah\n\nA fast cat.\n\n## Hunting\n\nIt hunts antelopes by day.\n\n## Speed\n\nIt runs 100 km/h.\n"),
		"part.md":  file("# Lion\n\nA large cat.\n\n## Hunting\n\nIt hunts zebras at night, and antelopes.\n\n## Pride\n\nLions live together.\n"),
		"front.md": file("---\ntitle: Okapi\nkeywords: [giraffidae]\n---\n\n# The okapi\n\nA shy animal.\n"),
		"cjk.md":   file("# 動物\n\n長頸鹿住在非洲。\n"),
		"forms.md": file("# Words\n\nconnected\n"), "other.md": file("# Words\n\nconnection\n"),
	})
	for query, want := range map[string]string{
		"cheetah hunting antelopes": "whole.md#hunting", // the words are in two of its sections
		"hunting at night":          "part.md#hunting",
		"giraffidae":                "front.md#the-okapi",
		"長頸鹿喜歡吃樹葉":                  "cjk.md#動物", // only its beginning is indexed
		"connected":                 "forms.md#words",
		"connection":                "other.md#words",
	} {
		got := ""
		if r := find(t, d, query, 0).Results; len(r) > 0 {
			got = sectionRef(r[0].ID, r[0].Section)
		}
		if got != want {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
}
