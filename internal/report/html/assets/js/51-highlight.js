// Code with line numbers, anchors, highlighting, and marks on lines that findings
// point to. The tokenizers are one plain loop with a table a language: linear in
// the text, no backtracking, wrong at worst in a colour.
"use strict";
(() => {
  const { el, shown } = assay;

  const words = s => new Set(s.split(" "));
  const js = words("as async await break case catch class const continue debugger default delete do else enum export extends false finally for from function get if implements import in instanceof interface let new null of private protected public readonly return set static super switch this throw true try type typeof undefined var void while with yield");
  // line: starts of comments to the end of the line; block: [start, end]; nests: blocks
  // nest; quotes: delimiters of strings, the longest first, those with ! over lines.
  const langs = {
    swift: { line: ["//"], block: ["/*", "*/"], nests: true, quotes: ['"""!', '"'], attr: "@#", types: true, words: words("actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer deinit didSet do dynamic else enum extension fallthrough false fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional override package postfix precedencegroup prefix private protocol public repeat required rethrows return self Self sending set some static struct subscript super switch throw throws true try typealias unowned var weak where while willSet yield") },
    go: { line: ["//"], block: ["/*", "*/"], quotes: ["`!", '"', "'"], types: true, words: words("break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var nil true false iota any error string int int64 bool byte rune float64 make new len cap append") },
    python: { line: ["#"], quotes: ['"""!', "'''!", '"', "'"], attr: "@", types: true, words: words("False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self try while with yield") },
    js: { line: ["//"], block: ["/*", "*/"], quotes: ["`!", '"', "'"], types: true, words: js },
    json: { line: [], quotes: ['"'], keys: true, words: words("true false null") },
    yaml: { line: ["#"], quotes: ['"', "'"], keys: true, words: words("true false null yes no") },
    shell: { line: ["#"], quotes: ['"!', "'!"], attr: "$", words: words("if then else elif fi for while until do done case esac in function return exit export local set unset cd echo source trap") },
  };
  langs.c = { line: ["//"], block: ["/*", "*/"], quotes: ['"', "'"], attr: "#@", types: true, words: words("auto break bool case catch char class const constexpr continue default delete do double else enum extern false float for goto if inline int long namespace new nullptr private protected public return short signed sizeof static struct switch template this throw true try typedef typename union unsigned using virtual void volatile while id self nil YES NO") };
  langs.rust = { line: ["//"], block: ["/*", "*/"], nests: true, quotes: ['"'], attr: "#", types: true, words: words("as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while") };
  langs.ts = langs.typescript = langs.javascript = langs.jsx = langs.tsx = langs.js;
  langs.py = langs.python; langs.yml = langs.yaml; langs.sh = langs.bash = langs.zsh = langs.shell; langs.golang = langs.go;

  const maxSize = 150_000, maxLine = 4000; // beyond these text is plain

  const isWord = c => c >= 97 && c <= 122 || c >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95 || c > 127;
  const isDigit = c => c >= 48 && c <= 57;

  // tokens is text as lines of [class, text]; the class is "" for plain text.
  function tokens(text, lang) {
    const l = Object.hasOwn(langs, lang) ? langs[lang] : null;
    if (text.length > maxSize) return text.split("\n").map(s => [["", s]]);
    if (lang === "markdown" || lang === "md") return markdown(text);
    if (lang === "diff" || lang === "patch") return patchLines(text).map(diffLine);
    if (!l) return text.split("\n").map(s => [["", s]]);
    const lines = [[]];
    const put = (cls, s) => {
      let from = 0;
      for (;;) {
        const nl = s.indexOf("\n", from);
        const piece = nl < 0 ? s.slice(from) : s.slice(from, nl);
        if (piece) {
          const line = lines[lines.length - 1], last = line[line.length - 1];
          if (last && last[0] === cls) last[1] += piece;
          else line.push([cls, piece]);
        }
        if (nl < 0) return;
        lines.push([]);
        from = nl + 1;
      }
    };
    const quotes = (l.quotes || []).map(q => q.length > 1 && q.endsWith("!") ? [q.slice(0, -1), true] : [q, false]);
    // special are the codes that may begin something other than a word or a number.
    const special = new Set([...l.line, ...(l.block || []), ...quotes.map(q => q[0]), ...(l.attr || "")].map(s => s.charCodeAt(0)));
    let i = 0;
    const n = text.length;
    while (i < n) {
      const c = text.charCodeAt(i), ch = text[i];
      if (!special.has(c) && !isWord(c)) {
        let j = i + 1;
        for (let d; j < n && !isWord(d = text.charCodeAt(j)) && !special.has(d);) j++;
        put("", text.slice(i, j));
        i = j;
        continue;
      }
      if (l.line.some(s => text.startsWith(s, i)) && (ch !== "#" || i === 0 || /\s/.test(text[i - 1]))) {
        let j = text.indexOf("\n", i);
        if (j < 0) j = n;
        put("com", text.slice(i, j));
        i = j;
        continue;
      }
      if (l.block && text.startsWith(l.block[0], i)) {
        let depth = 1, j = i + 2;
        while (j < n && depth > 0) {
          if (text.startsWith(l.block[1], j)) { depth--; j += 2; }
          else if (l.nests && text.startsWith(l.block[0], j)) { depth++; j += 2; }
          else j++;
        }
        put("com", text.slice(i, j));
        i = j;
        continue;
      }
      const q = quotes.find(([s]) => text.startsWith(s, i));
      if (q && !(ch === "'" && (lang === "yaml" || lang === "yml") && i > 0 && isWord(text.charCodeAt(i - 1)))) {
        const [s, over] = q;
        let j = i + s.length;
        while (j < n && !text.startsWith(s, j)) {
          if (text[j] === "\\" && s !== "`") j++;
          else if (text[j] === "\n" && !over) break;
          j++;
        }
        if (j < n && text[j] !== "\n" || over) j += s.length;
        j = Math.min(j, n);
        let cls = "str";
        if (l.keys) {
          let k = j;
          while (k < n && text[k] === " ") k++;
          if (text[k] === ":") cls = "key";
        }
        put(cls, text.slice(i, j));
        i = j;
        continue;
      }
      if (l.attr && l.attr.includes(ch) && i + 1 < n && isWord(text.charCodeAt(i + 1))) {
        let j = i + 1;
        while (j < n && isWord(text.charCodeAt(j))) j++;
        put("att", text.slice(i, j));
        i = j;
        continue;
      }
      if (isDigit(c)) {
        let j = i + 1;
        while (j < n && (isWord(text.charCodeAt(j)) || text[j] === "." && isDigit(text.charCodeAt(j + 1)))) j++;
        put("num", text.slice(i, j));
        i = j;
        continue;
      }
      if (isWord(c)) {
        let j = i + 1;
        while (j < n && isWord(text.charCodeAt(j))) j++;
        const w = text.slice(i, j);
        let cls = "";
        if (l.words.has(w) && text[i - 1] !== ".") cls = "kw";
        else if (l.types && c >= 65 && c <= 90) cls = "typ";
        else if (text[j] === "(" && !l.keys) cls = "fn";
        else if (l.keys && (lang === "yaml" || lang === "yml") && text[j] === ":") cls = "key";
        put(cls, w);
        i = j;
        continue;
      }
      put("", ch);
      i++;
    }
    return lines;
  }

  // markdown colours headings and fenced code, each block by its own language.
  function markdown(text) {
    const out = [];
    let code = null, lang = "";
    for (const s of text.split("\n")) {
      const fence = s.match(/^ {0,3}(```+|~~~+)\s*([\w+-]*)/);
      if (fence) {
        if (code) { if (code.length) out.push(...tokens(code.join("\n"), lang)); code = null; } else { code = []; lang = fence[2].toLowerCase(); if (lang === "markdown" || lang === "md") lang = ""; }
        out.push([["com", s]]);
      } else if (code) code.push(s);
      else out.push([[/^#{1,6} /.test(s) ? "key" : /^\s*>/.test(s) ? "com" : "", s]]);
    }
    if (code && code.length) out.push(...tokens(code.join("\n"), lang));
    return out;
  }

  // patchLines is the lines of a patch as [kind, line]; kind is head, hunk, ins, del or
  // "". How many lines a hunk has stands before it: in one, "--- a" is a line that
  // went and began with "-- a". A model may count wrong, or not at all.
  function patchLines(text) {
    let old = 0, now = 0;
    return text.split("\n").map(s => {
      const c = s === "" ? " " : s[0];
      if ((old > 0 || now > 0) && !" +-\\".includes(c)) old = now = 0;
      if (old > 0 || now > 0) {
        if (c === "+") now--;
        else if (c === "-") old--;
        else if (c === " ") { old--; now--; }
        return [c === "+" ? "ins" : c === "-" ? "del" : "", s];
      }
      const m = s.match(/^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/);
      if (m) { old = Number(m[1] ?? 1); now = Number(m[2] ?? 1); }
      if (c === "@" && s.startsWith("@@")) return ["hunk", s];
      if (/^(diff |index |new file|deleted file|old mode|new mode|rename |similarity |Binary |\+\+\+ |--- )/.test(s)) return ["head", s];
      return [c === "+" ? "ins" : c === "-" ? "del" : "", s];
    });
  }
  function diffLine([kind, s]) {
    return [[kind === "head" ? /^(\+\+\+|---) /.test(s) ? "key" : "com" : kind === "hunk" ? "att" : kind, s]];
  }

  // line fills an element with the tokens of a line; ranges ([from, to] in
  // characters) are those that a diff marks.
  function fillLine(e, toks, ranges, cls) {
    let at = 0, r = 0;
    const put = (c, s, hot) => {
      const f = shown(s);
      if (!c && !hot) e.append(f);
      else {
        const span = el(hot ? (cls === "ins" ? "ins" : cls === "del" ? "del" : "mark") : "span", { class: (c ? "t-" + c : "") + (hot ? " hot" : "") }, f);
        e.append(span);
      }
    };
    for (const [c, s] of toks) {
      let from = 0;
      while (ranges && r < ranges.length && ranges[r][0] < at + s.length) {
        const [a, b] = ranges[r];
        const x = Math.max(0, a - at), y = Math.min(s.length, b - at);
        if (x > from) put(c, s.slice(from, x));
        if (y > x) put(c, s.slice(x, y), true);
        from = Math.max(from, y);
        if (b > at + s.length) break;
        r++;
      }
      if (from < s.length) put(c, s.slice(from));
      at += s.length;
    }
    return e;
  }

  const signs = { fail: "✗", unknown: "?", pass: "✓", info: "i" };

  const sign = verdict => Object.hasOwn(signs, verdict) ? signs[verdict] : "";

  // code is text as code. o: name (heading of the box), marks ([{line, column, verdict,
  // message, source}], shown on and below their lines), link(line) → address of a
  // line, line (the one that the address points to), cut (text is but the head of what
  // marks and lines are of), whole() (what is copied), label.
  function code(text, lang, o = {}) {
    const given = String(text ?? "");
    text = given.replace(/\r\n/g, "\n"); // as every editor shows it
    const long = longestLine(text) > maxLine;
    const toks = tokens(text, long ? "" : lang);
    if (toks.length > 1 && toks[toks.length - 1].length === 0) toks.pop();
    const marks = new Map(), beyond = [];
    for (const m of o.marks || []) {
      if (o.cut && m.line > toks.length) { beyond.push(m); continue; }
      const at = Math.min(Math.max(1, m.line), toks.length);
      if (!marks.has(at)) marks.set(at, []);
      marks.get(at).push(m);
    }
    const label = o.label || (o.name ? "code of " + assay.plainText(o.name) : "code");
    const pre = el("div", { class: "lines", tabindex: "0", role: "region", "aria-label": label });
    const digits = Math.max(2, String(toks.length).length);
    let block = null;
    toks.forEach((line, i) => {
      if (i % 50 === 0) pre.append(block = el("div", { class: "blk" }));
      const n = i + 1, found = marks.get(n);
      const worst = found && (found.find(m => m.verdict === "fail") || found[0]).verdict;
      const num = String(n).padStart(digits, "\u2007");
      const no = o.link ? el("a", { class: "no", href: o.link(n), text: num, "aria-label": "line " + n }) : el("span", { class: "no", text: num, "aria-hidden": "true" });
      const row = el("div", { class: "ln" + (worst ? " at-" + worst : ""), dataset: { line: n } }, no,
        el("span", { class: "gut", "aria-hidden": "true", text: worst ? sign(worst) || "•" : " " }), fillLine(el("code"), line.length ? line : [["", "\u200a"]]));
      block.append(row);
      for (const m of found || []) block.append(message(m));
    });
    // What points behind what is shown is not said of another line.
    if (o.cut) pre.append(el("div", { class: "beyond" }, el("p", {}, "The text goes on after line " + toks.length + "."), beyond.sort((a, b) => a.line - b.line).map(m => message(m, "line " + m.line + ", in the rest: "))));
    function message(m, where = "") {
      return el("div", { class: "msg at-" + m.verdict },
        el("span", { class: "sign", text: (sign(m.verdict) || "•") + " " + m.verdict }), " ", where, shown(m.message), m.source ? el("span", { class: "by" }, " · ", shown(m.source)) : null);
    }
    const head = el("div", { class: "codehead" }, el("span", { class: "name" }, o.name ? shown(o.name) : "", lang ? el("span", { class: "lang" }, lang) : null,
      text.length > maxSize || long ? el("span", { class: "lang" }, long ? "lines too long to colour" : "too long to colour") : null),
      assay.copyButton(() => o.whole ? o.whole() : given, "Copy", "copy " + label));
    const figure = el("div", { class: "code" }, head, pre);
    if (o.line) point(figure, o.line);
    return figure;
  }

  // point marks a line as the one that the address names, and brings it into view
  // once the code stands in the page.
  function point(figure, line) {
    for (const e of figure.querySelectorAll(".ln.here")) e.classList.remove("here");
    // A finding may point behind the last line, where something is missing.
    const n = Number(line) || 0;
    const e = figure.querySelector(`.ln[data-line="${n}"]`) || (n > 0 ? figure.querySelector(".beyond") || [...figure.querySelectorAll(".ln")].at(-1) : null);
    if (e) e.classList.add("here");
    return e;
  }

  function longestLine(s) {
    let max = 0, from = 0;
    for (let nl; (nl = s.indexOf("\n", from)) >= 0; from = nl + 1) max = Math.max(max, nl - from);
    return Math.max(max, s.length - from);
  }

  // langOf guesses the language of a file from its name.
  function langOf(name) {
    const ext = String(name || "").toLowerCase().match(/\.([a-z]+)$/);
    const by = { swift: "swift", go: "go", py: "python", js: "js", mjs: "js", jsx: "js", ts: "ts", tsx: "ts", json: "json", yaml: "yaml", yml: "yaml", sh: "shell", bash: "shell", diff: "diff", patch: "diff" };
    return ext && Object.hasOwn(by, ext[1]) ? by[ext[1]] : "";
  }

  // indented is a JSON text with a line a value; null if it is none, or nested so deep
  // that its indentation would be far longer than itself.
  function indented(text) {
    if (text.length > 200_000) return null;
    let depth = 0, most = 0;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i); // in strings, too, which errs to the safe side
      if (c === 123 || c === 91) most = Math.max(most, ++depth);
      else if (c === 125 || c === 93) depth--;
    }
    if (most > 100) return null;
    try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return null; }
  }

  Object.assign(assay, { code, codeTokens: tokens, patchLines, indented, fillLine, pointLine: point, langOf });
})();
