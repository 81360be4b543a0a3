package suite

// Nearest returns the word among known that was most likely meant, "" if none is
// near. Kinds use it where they suggest a name.
func Nearest(word string, known []string) string { return nearestWord(word, known) }
