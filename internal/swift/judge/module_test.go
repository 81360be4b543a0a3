package judge

import "testing"

func TestLeaveOutForeign(t *testing.T) {
	const lone = "#if canImport(Glibc) || canImport(Musl)\nfree(a)\n#endif\nb()\n"
	for name, test := range map[string]struct{ code, want string }{
		"a block of Linux":             {lone, "                                       \n       \n      \nb()\n"},
		"with lines of Windows":        {"#if canImport(WinSDK)\r\nx()\r\n#endif\r\n", "                     \r\n   \r\n      \r\n"},
		"with an else":                 {"#if canImport(Glibc)\na()\n#else\nb()\n#endif\n", ""},
		"a branch for Apple":           {"#if canImport(Darwin)\na()\n#elseif canImport(Glibc)\nb()\n#endif\n", ""},
		"an import":                    {"#if canImport(Glibc)\nimport Glibc\n#endif\n", ""},
		"a condition of Apple's too":   {"#if canImport(Glibc) || canImport(Darwin)\na()\n#endif\n", ""},
		"the opposite":                 {"#if !canImport(Glibc)\na()\n#endif\n", ""},
		"in a string":                  {"let s = \"\"\"\n#if canImport(Glibc)\na\n#endif\n\"\"\"\n", ""},
		"inside a block for debugging": {"#if DEBUG\n#if canImport(Musl)\na()\n#endif\nb()\n#endif\n", "#if DEBUG\n                   \n   \n      \nb()\n#endif\n"},
	} {
		want := test.want
		if want == "" {
			want = test.code
		}
		if got := leaveOutForeign(test.code); got != want {
			t.Errorf("%s: %q becomes %q, want %q", name, test.code, got, want)
		}
	}
}
