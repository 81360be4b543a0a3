// What an agent changed in its workspace: a list of files with how many lines came
// and went, and each file's lines as a unified diff with the numbers of both sides.
"use strict";
(() => {
  const { el, shown, plainText } = assay;

  const words = { added: "added", modified: "changed", removed: "deleted", renamed: "renamed" };
  const signs = { added: "A", modified: "M", removed: "D", renamed: "R" };
  const openLines = 300; // of all files that are open at first
  const atOnce = 1000;   // rows that are drawn before one asks for more
  const widest = 4000;   // characters of a line

  const counts = f => f.plus || f.minus ? el("span", { class: "pcount" }, el("span", { class: "plus" }, "+" + assay.number(f.plus || 0)), " ", el("span", { class: "minus" }, "−" + assay.number(f.minus || 0))) : null;
  const badge = f => el("span", { class: "pop pop-" + (signs[f.op] || "M"), title: words[f.op] || f.op }, el("span", { "aria-hidden": "true" }, signs[f.op] || "M"), el("span", { class: "unseen" }, words[f.op] || "changed"));
  const name = f => el("span", { class: "mono pname" }, f.from ? [shown(f.from), " → "] : null, shown(f.path));
  const title = f => [badge(f), " ", name(f), " ", counts(f), f.about ? el("span", { class: "muted" }, " ", shown(f.about)) : null];
  const has = f => f.text && (f.text.head || (f.text.parts || []).length);

  // parse goes on with the lines of a unified diff. state: {old, new}, the numbers of
  // the next lines. A row is {op, old, new, text}, op being " ", "-", "+", "@" or "\".
  function parse(text, state, out) {
    for (const line of text.split("\n")) {
      const op = line[0];
      if (op === "@") {
        const m = line.match(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/);
        if (m) { state.old = Number(m[1]); state.new = Number(m[3]); }
        out.push({ op, text: line });
      } else if (op === "-") out.push({ op, old: state.old++, text: line.slice(1) });
      else if (op === "+") out.push({ op, new: state.new++, text: line.slice(1) });
      else if (op === " ") out.push({ op, old: state.old++, new: state.new++, text: line.slice(1) });
      else if (op === "\\") out.push({ op, text: "no line feed at the end of the file" });
    }
  }

  // marked finds what differs inside of lines that were put in place of others: the
  // k-th that went beside the k-th that came.
  function marked(rows, from) {
    for (let i = from; i < rows.length;) {
      if (rows[i].op !== "-") { i++; continue; }
      const gone = [], came = [];
      for (; i < rows.length && (rows[i].op === "-" || rows[i].op === "\\"); i++) if (rows[i].op === "-") gone.push(rows[i]);
      for (; i < rows.length && (rows[i].op === "+" || rows[i].op === "\\"); i++) if (rows[i].op === "+") came.push(rows[i]);
      for (let k = 0; k < Math.min(gone.length, came.length); k++) {
        const w = assay.diffWithin(gone[k].text, came[k].text);
        if (w) [gone[k].marks, came[k].marks] = w;
      }
    }
  }

  function row(r, lang) {
    if (r.op === "@") return el("div", { class: "ln hunk" }, el("span", { class: "no" }), el("span", { class: "no" }), el("span", { class: "gut" }), el("code", {}, shown(plainText(r.text, 200))));
    if (r.op === "\\") return el("div", { class: "ln nonl muted" }, el("span", { class: "no" }), el("span", { class: "no" }), el("span", { class: "gut" }, "\\"), el("code", {}, r.text));
    const cls = r.op === "+" ? "ins" : r.op === "-" ? "del" : "";
    // A carriage return at the end is part of what changed, and noise where nothing did.
    const cr = r.text.endsWith("\r"), whole = cr ? r.text.slice(0, -1) : r.text;
    const text = whole.length > widest ? whole.slice(0, widest) : whole;
    const code = assay.fillLine(el("code"), text ? (cls ? [["", text]] : assay.codeTokens(text, lang)[0] || [["", text]]) : [["", "\u200a"]], r.marks, cls);
    if (cr && cls) code.append(el("span", { class: "odd ctl", title: "U+000D CR: the line ends with a carriage return", text: "CR" }));
    if (text.length < whole.length) code.append(el("span", { class: "odd", text: assay.number(whole.length - text.length) + " more characters" }));
    const no = (n, side) => el("span", { class: "no", text: n === undefined ? "" : String(n), "aria-hidden": "true", title: n === undefined ? null : side });
    return el("div", { class: "ln " + cls }, no(r.old, "before"), no(r.new, "now"), el("span", { class: "gut", text: r.op === "-" ? "−" : r.op === "+" ? "+" : " " }), code);
  }

  // lines shows the lines of a file of trial n, of which side word says.
  function lines(n, f, word) {
    if (!has(f)) return el("p", { class: "muted" }, f.left ? "Its lines are not shown." : "No line changed.");
    const lang = f.lang || assay.langOf(f.path), label = (word ? word + ": " : "") + "changes of " + plainText(f.path);
    const box = el("div", { class: "lines plines", tabindex: "0", role: "region", "aria-label": label });
    const more = el("button", { type: "button", class: "fold", on: { click: () => draw() } });
    const parts = f.text.parts || [], rows = [], state = { old: 1, new: 1 };
    let rest = "", next = 0, drawn = 0;
    const feed = text => {
      text = rest + text;
      const end = next < parts.length ? text.lastIndexOf("\n") + 1 : text.length;
      rest = text.slice(end);
      const from = rows.length;
      parse(text.slice(0, end), state, rows);
      marked(rows, from);
    };
    feed(f.text.head || "");
    async function draw() {
      more.disabled = true;
      try {
        for (const to = drawn + atOnce; drawn < to;) {
          if (drawn === rows.length) {
            if (next === parts.length) break;
            const piece = String(await assay.source.item(n, parts[next].item));
            next++;
            feed(piece);
            continue;
          }
          const end = Math.min(rows.length, drawn + 50);
          const block = el("div", { class: end - drawn < 50 ? "blk short" : "blk" });
          for (; drawn < end;) block.append(row(rows[drawn++], lang));
          box.insertBefore(block, more);
        }
        const left = next < parts.length ? "more" : assay.number(rows.length - drawn) + " more lines";
        more.hidden = drawn === rows.length && next === parts.length;
        more.textContent = "show " + left;
      } catch (e) {
        more.textContent = e.message;
      }
      more.disabled = false;
    }
    box.append(more);
    draw();
    return el("div", { class: "code diff" }, box);
  }

  // patch shows the patch of a trial; command writes it to a file.
  function patch(t, command) {
    const files = t.patch.files || [], total = files.length + (t.patch.more || 0);
    if (!total) return el("p", { class: "muted" }, "The agent changed no file of its workspace.");
    const out = [el("p", {}, shown(t.patch.sum), el("span", { class: "muted" }, ", against the workspace as the agent found it"))];
    const items = [], box = el("div", { class: "pfiles" });
    let budget = openLines, drawn = 0;
    const rest = el("button", { type: "button", on: { click: () => draw(200) } });
    const draw = k => {
      for (const f of files.slice(drawn, drawn + k)) {
        const size = (f.plus || 0) + (f.minus || 0), open = has(f) && size <= budget && !(f.text.parts || []).length;
        if (open) budget -= size;
        const d = assay.trialParts.fold(title(f), () => lines(t.n, f), open, "pfile");
        items.push(d);
        box.append(d);
      }
      drawn = Math.min(files.length, drawn + k);
      rest.hidden = drawn === files.length;
      rest.textContent = "show " + assay.number(Math.min(200, files.length - drawn)) + " more of " + assay.number(files.length - drawn) + " files";
    };
    const go = i => {
      while (drawn <= i) draw(200);
      items[i].open = true;
      items[i].scrollIntoView({ block: "start" });
      items[i].querySelector("summary").focus({ preventScroll: true });
    };
    if (files.length > 2) {
      const list = el("ol", { class: "plist" }, files.slice(0, 100).map((f, i) => el("li", {}, badge(f), " ", el("button", { type: "button", class: "link mono", on: { click: () => go(i) } }, shown(f.path)), counts(f) || el("span", { class: "muted" }, shown(f.about || "")))));
      out.push(assay.trialParts.fold([assay.number(files.length), " files", files.length > 100 ? el("span", { class: "muted" }, ", the first 100") : null], () => list, files.length <= 30, "pfilelist"));
    }
    draw(100);
    out.push(box, rest);
    if (t.patch.more) out.push(el("p", { class: "muted" }, assay.number(t.patch.more) + " more files changed and are not listed here."));
    const say = el("span", { class: "muted", role: "status" }), without = files.filter(f => f.left).length + (t.patch.more || 0);
    const button = el("button", { type: "button", on: { click: () => save(t, button, say) } }, "Save as .patch");
    out.push(el("div", { class: "command" }, without < total ? button : null, say, el("code", {}, shown(command)), assay.copyButton(() => command, "Copy", "copy the command")),
      el("p", { class: "muted" }, without ? "What is saved here is without " + assay.number(without) + (without === 1 ? " file whose lines are" : " files whose lines are") + " not shown; the command writes all that was kept. " : null, "git apply takes either."));
    return el("div", { class: "patch" }, out);
  }

  // save puts the patch together from its files.
  async function save(t, button, say) {
    button.disabled = true;
    try {
      const out = [];
      for (const f of t.patch.files) {
        if (f.left) continue;
        out.push(f.header || "", f.text ? await assay.wholeText(t.n, f.text) : "");
        await assay.pause();
      }
      const url = URL.createObjectURL(new Blob(out, { type: "text/x-patch" }));
      el("a", { href: url, download: assay.trialName(t.n).replace(/[^\w.-]+/g, "_").slice(0, 120) + ".patch" }).click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
      say.textContent = "";
    } catch (e) {
      say.textContent = e.message;
    }
    button.disabled = false;
  }

  // patches shows what both sides of a pair changed, file by file beside each other:
  // control left, treatment right; null where neither has a patch.
  function patches(t, c) {
    if (!t.patch && !c.patch) return null;
    // A file that became a link is there twice: it went, and it came.
    const of = x => {
      const m = new Map();
      for (const f of x.patch && x.patch.files || []) m.set(m.has(f.path) ? f.path + "\0" : f.path, f);
      return m;
    };
    const a = of(c), b = of(t), all = [...new Set([...a.keys(), ...b.keys()])].sort();
    const out = [el("h4", {}, "Changes to the workspace, control and treatment")];
    for (const [x, word] of [[c, "control"], [t, "treatment"]]) {
      if (!x.patch) out.push(el("p", { class: "muted" }, "Of the " + word + "'s changes no patch was kept."));
      else if (x.patch.more) out.push(el("p", { class: "muted" }, assay.number(x.patch.more) + " more files of the " + word + " are not listed here."));
    }
    if (!all.length) out.push(el("p", { class: "muted" }, "No side changed a file."));
    let budget = openLines;
    const most = 100;
    for (const key of all.slice(0, most)) {
      const f = a.get(key), g = b.get(key);
      // Where lines are left out, or not all are here, nothing is said of that.
      const whole = x => x && !x.left && !(x.text && x.text.parts || []).length;
      const same = whole(f) && whole(g) && f.op === g.op && f.from === g.from && f.about === g.about && (f.text || {}).head === (g.text || {}).head;
      const size = [f, g].reduce((s, x) => s + (x ? (x.plus || 0) + (x.minus || 0) : 0), 0), long = [f, g].some(x => x && has(x) && (x.text.parts || []).length);
      const open = size > 0 && size <= budget && !long && !same;
      if (open) budget -= size;
      const side = (x, word) => el("span", { class: "side" }, el("span", { class: "muted" }, word + " "), x ? [badge(x), " ", counts(x)] : el("span", { class: "muted" }, "nothing"));
      out.push(assay.trialParts.fold([name(g || f), " ", same ? el("span", { class: "muted" }, "the same in both ") : null, el("span", { class: "psides" }, side(f, "control"), " ", side(g, "treatment"))], () => same ? lines(t.n, g) : el("div", { class: "pboth" },
        column("control", c, f), column("treatment", t, g)), open, "pfile"));
    }
    if (all.length > most) out.push(el("p", { class: "muted" }, assay.number(all.length - most) + " more files are on the pages of the trials."));
    return out;
  }
  const column = (word, x, f) => el("div", { class: "pcol" }, el("p", { class: "muted" }, el("b", { class: "side-" + word }, word), f && f.from ? [" renamed from ", shown(f.from)] : null, f && f.about ? [" ", shown(f.about)] : null),
    f ? lines(x.n, f, word) : el("p", { class: "muted" }, "did not change it"));

  Object.assign(assay, { patch, patches });
})();
