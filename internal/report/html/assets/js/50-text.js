// Hostile text, shown so that one sees what is in it: transcripts, answers, names.
// Everything becomes text nodes and marks; nothing becomes a link or an element
// that the text asks for.
"use strict";
(() => {
  const { el } = assay;

  const names = {
    0x00: "NUL", 0x07: "BEL", 0x08: "BS", 0x0b: "VT", 0x0c: "FF", 0x0d: "CR", 0x1b: "ESC", 0x7f: "DEL", 0x85: "NEL", 0xad: "SHY",
    0x061c: "ALM", 0x200b: "ZWSP", 0x200c: "ZWNJ", 0x200d: "ZWJ", 0x200e: "LRM", 0x200f: "RLM", 0x2028: "LS", 0x2029: "PS",
    0x202a: "LRE", 0x202b: "RLE", 0x202c: "PDF", 0x202d: "LRO", 0x202e: "RLO", 0x2060: "WJ", 0x2066: "LRI", 0x2067: "RLI",
    0x2068: "FSI", 0x2069: "PDI", 0xfeff: "BOM", 0xfffd: "broken UTF-8",
  };
  const bidi = new Set([0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]);

  // What is not shown as it is. First whole escape sequences of terminals (CSI, OSC,
  // and two-byte ones), then single characters: C0 but tab and line feed, C1, soft
  // hyphen, zero width, bidi controls, line separators, tags, noncharacters and lone
  // surrogates. The sequences are bounded, so that the search stays linear.
  const odd = new RegExp("\\x1b\\[[0-9;:?<=>]{0,64}[ -/]{0,8}[@-~]|\\x1b\\][^\\x07\\x1b\\n]{0,256}(?:\\x07|\\x1b\\\\)|\\x1b[()#%*+][ -~]|\\x1b[ -/0-~]" +
    "|\\r(?!\\n)|[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0e\\ufeff\\uffa0\\ufff0-\\uffff" +
    "\\u{e0000}-\\u{e0fff}\\ud800-\\udfff]", "gu");
  const quick = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff\ud800-\udfff]/;

  // A text of nothing but marks would be an element a character: after so many the
  // rest is shown with plain stand-ins in text.
  const maxMarks = 400;

  // shown is text as a fragment. marks counts those made, over several calls.
  function shown(text, count = { marks: 0 }) {
    const f = document.createDocumentFragment();
    text = String(text ?? "");
    if (!quick.test(text)) {
      if (text) f.append(text);
      return f;
    }
    let from = 0, plain = "";
    const flush = () => { if (plain) f.append(plain); plain = ""; };
    for (const m of text.matchAll(odd)) {
      plain += text.slice(from, m.index);
      from = m.index + m[0].length;
      const [short, title, kind] = named(m[0]);
      if (count.marks++ < maxMarks) {
        flush();
        f.append(el("span", { class: "odd " + kind, title, text: short }));
      } else plain += short;
    }
    plain += text.slice(from);
    flush();
    return f;
  }

  // named is how a mark reads, what it says on pointing at it, and its class.
  function named(s) {
    if (s.length > 1 && s[0] === "\x1b") {
      const what = s.slice(1, 40).replace(/[\x00-\x1f]/g, "");
      return ["⟨ESC⟩", "escape sequence of a terminal: ESC " + what, "esc"];
    }
    const c = s.codePointAt(0), hex = "U+" + c.toString(16).toUpperCase().padStart(4, "0");
    const name = names[c] || (c >= 0xd800 && c <= 0xdfff ? "half a surrogate pair" : c >= 0xe0000 ? "tag character" : c < 0xa0 ? "control character" : "invisible character");
    return ["⟨" + hex + "⟩", hex + " " + name, bidi.has(c) ? "bidi" : "ctl"];
  }

  // plain is text without what cannot be seen, for attributes, titles and one-line
  // summaries; at most n characters.
  function plain(text, n = 200) {
    text = String(text ?? "").slice(0, 4 * n);
    const s = text.replace(odd, "\u00b7").replace(/\s+/g, " ").trim();
    return s.length > n ? Array.from(s.slice(0, n)).slice(0, n - 1).join("") + "…" : s;
  }

  // blocks cuts a text into pieces of at most about 8 KiB, at line ends where there
  // are any: the browser lays out those that can be seen and no others.
  function blocks(text, size = 8192) {
    const out = [];
    for (let i = 0; i < text.length;) {
      let j = Math.min(text.length, i + size);
      if (j < text.length) {
        const nl = text.lastIndexOf("\n", j - 1);
        if (nl > i) j = nl + 1;
        else if (/[\ud800-\udbff]/.test(text[j - 1])) j++;
      }
      out.push(text.slice(i, j));
      i = j;
    }
    return out;
  }

  // bytes is a size for people.
  function bytes(n) {
    if (!(n >= 0)) return "unknown size";
    if (n < 1000) return n + " B";
    for (const [unit, u] of [["GB", 1e9], ["MB", 1e6], ["kB", 1e3]]) {
      if (n >= u * 0.9995) return (n / u).toFixed(n / u < 9.95 ? 1 : 0) + " " + unit;
    }
    return n + " B";
  }

  // body shows a text in blocks inside a box of its own that scrolls and can be
  // focused.
  function fill(box, text, count) {
    for (const b of blocks(text)) {
      const cut = b.endsWith("\n") || b.length < 8192;
      box.append(el("div", { class: cut ? "blk" : "blk cut" }, shown(b.replace(/\r?\n$/, "") || "\u200a", count)));
    }
  }

  // How much of a long text stands in the page at once, in characters: beyond it the
  // first blocks make room for the next, so that 100 MB can be read to the end.
  const keep = 3 << 20;

  // text shows a Text: its head, and buttons that load more of it. n is the trial;
  // label names the box to those who cannot see it. done(box) is called after each load.
  function text(n, t, label, cls = "") {
    const head = t.head || "", parts = t.parts || [];
    const tall = parts.length > 0 || head.length > 1200 || (head.match(/\n/g) || []).length > 15; // it may have to scroll
    const box = el("div", tall ? { class: "text " + cls, tabindex: "0", role: "region", "aria-label": label } : { class: "text " + cls });
    const count = { marks: 0 };
    fill(box, head, count);
    const figure = el("div", { class: "textbox" }, box);
    if (!head && !parts.length) return el("p", { class: "muted" }, "empty");
    const foot = el("div", { class: "more" });
    let next = 0, loaded = utf8(head), dropped = 0, busy = false;
    const size = Math.max(t.size || 0, loaded);
    const status = el("span", { role: "status" });
    const more = el("button", { type: "button", on: { click: () => load(1) } });
    const lots = el("button", { type: "button", on: { click: () => load(8) } }, "show 2 MB more");
    const all = el("button", { type: "button", on: { click: () => load(parts.length) } }, "show all");
    const again = el("button", { type: "button", on: { click: restart } }, "back to its beginning");
    const copy = assay.copyButton(() => whole(n, t), "Copy", "copy " + label);
    function say() {
      const left = Math.max(0, size - loaded);
      foot.replaceChildren();
      if (next < parts.length) {
        more.textContent = "show more (" + bytes(left) + " left)";
        foot.append(more);
        if (parts.length - next > 8) foot.append(lots);
        if (left <= keep && next < parts.length - 1) foot.append(all);
      } else if (left > 0 && parts.length === 0) status.textContent = bytes(left) + " more are not to be had here.";
      if (dropped) foot.append(again);
      foot.append(status);
    }
    async function load(k) {
      if (busy) return;
      busy = true;
      figure.setAttribute("aria-busy", "true");
      try {
        for (; k > 0 && next < parts.length; k--) {
          const piece = String(await assay.source.item(n, parts[next].item));
          next++;
          loaded += utf8(piece);
          fill(box, piece, count);
          count.marks = 0;
          trim();
          await pause();
        }
        status.textContent = "";
      } catch (e) {
        status.textContent = e.message;
      }
      if (dropped) status.textContent = "What came before has made room for what follows.";
      busy = false;
      figure.removeAttribute("aria-busy");
      say();
    }
    function trim() {
      let here = 0;
      for (let b = box.lastElementChild; b; b = b.previousElementSibling) {
        here += b.textContent.length;
        if (here > keep) {
          while (b.previousElementSibling) { b.previousElementSibling.remove(); dropped++; }
          return;
        }
      }
    }
    function restart() {
      box.replaceChildren();
      next = 0; dropped = 0; loaded = utf8(head); status.textContent = "";
      fill(box, head, count);
      box.scrollTop = 0;
      say();
      box.focus();
    }
    say();
    if (size <= keep && size > 200) figure.append(copy);
    figure.append(foot);
    return figure;
  }

  const encoder = new TextEncoder();
  const utf8 = s => encoder.encode(s).length;

  // pause lets the browser paint and answer before more is done.
  const pause = () => new Promise(f => setTimeout(f));

  // whole is the whole of a Text.
  async function whole(n, t) {
    const out = [t.head || ""];
    for (const p of t.parts || []) out.push(String(await assay.source.item(n, p.item)));
    return out.join("");
  }

  // copyButton copies what get gives; the clipboard is not to be had everywhere, so
  // it says how it went.
  function copyButton(get, text = "Copy", label = text) {
    const b = el("button", { type: "button", class: "copy", "aria-label": label });
    b.textContent = text;
    b.addEventListener("click", async () => {
      let ok = true;
      try { await write(String(await get())); } catch { ok = false; }
      b.textContent = ok ? "Copied" : "Cannot copy here";
      if (assay.announce) assay.announce(b.textContent);
      setTimeout(() => { b.textContent = text; }, 1500);
    });
    return b;
  }
  async function write(s) {
    if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(s);
    const area = el("textarea", { class: "offscreen", "aria-hidden": "true", readonly: true });
    area.value = s;
    document.body.append(area);
    area.select();
    const ok = document.execCommand("copy");
    area.remove();
    if (!ok) throw new Error("copy");
  }

  Object.assign(assay, { shown, plainText: plain, textBox: text, wholeText: whole, copyButton, bytes, pause });
})();
