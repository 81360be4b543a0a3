// Two texts beside each other: which lines are the same (lines that occur once in
// both as anchors, after Bram Cohen's patience diff; Myers 1986 between them), and
// which words of changed lines.
"use strict";
(() => {
  const { el, shown } = assay;

  const maxLines = 20_000; // of a side; beyond, the texts are not aligned
  const maxSteps = 600;    // edits that Myers looks for between two anchors; beyond, a block is called replaced

  // lines aligns two lists of lines: [{op: "same"|"del"|"ins", a, b}], a and b being
  // places in the lists. coarse says that some block was too different to align.
  function lines(a, b) {
    const out = [];
    const state = { coarse: false };
    if (a.length > maxLines || b.length > maxLines) {
      state.coarse = true;
      replace(0, a.length, 0, b.length, out);
    } else align(a, b, out, state);
    return { rows: out, coarse: state.coarse };
  }

  function replace(a0, a1, b0, b1, out) {
    for (let i = a0; i < a1; i++) out.push({ op: "del", a: i, b: -1 });
    for (let j = b0; j < b1; j++) out.push({ op: "ins", a: -1, b: j });
  }

  function align(a, b, out, state) {
    let a0 = 0, b0 = 0, a1 = a.length, b1 = b.length;
    while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) out.push({ op: "same", a: a0++, b: b0++ });
    let tail = 0;
    while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) { a1--; b1--; tail++; }
    let x = a0, y = b0;
    for (const [i, j] of [...anchors(a, a0, a1, b, b0, b1), [a1, b1]]) {
      myers(a, x, i, b, y, j, out, state);
      if (i < a1) out.push({ op: "same", a: i, b: j });
      x = i + 1;
      y = j + 1;
    }
    for (let k = 0; k < tail; k++) out.push({ op: "same", a: a1 + k, b: b1 + k });
  }

  // anchors are pairs of lines that occur once in each, in an order that both share:
  // a longest increasing subsequence.
  function anchors(a, a0, a1, b, b0, b1) {
    const seen = new Map();
    for (let i = a0; i < a1; i++) seen.set(a[i], seen.has(a[i]) ? null : { i, j: -1, n: 0 });
    for (let j = b0; j < b1; j++) {
      const s = seen.get(b[j]);
      if (s) { s.j = j; s.n++; }
    }
    const both = [];
    for (const s of seen.values()) if (s && s.n === 1) both.push(s);
    both.sort((p, q) => p.i - q.i);
    const tops = [];
    for (const s of both) {
      let lo = 0, hi = tops.length;
      while (lo < hi) {
        const m = (lo + hi) >> 1;
        if (tops[m].j < s.j) lo = m + 1; else hi = m;
      }
      s.before = lo > 0 ? tops[lo - 1] : null;
      tops[lo] = s;
    }
    const out = [];
    for (let s = tops[tops.length - 1]; s; s = s.before) out.push([s.i, s.j]);
    return out.reverse();
  }

  // myers writes the shortest edit script between a[a0:a1] and b[b0:b1], or, where
  // that has more than maxSteps edits, replaces the one by the other.
  function myers(a, a0, a1, b, b0, b1, out, state) {
    const n = a1 - a0, m = b1 - b0;
    if (n === 0 || m === 0) return replace(a0, a1, b0, b1, out);
    const most = Math.min(n + m, maxSteps), off = most + 1;
    let v = new Int32Array(2 * most + 3);
    const trace = [];
    for (let d = 0; d <= most; d++) {
      trace.push(v.slice(off - d - 1, off + d + 2));
      for (let k = -d; k <= d; k += 2) {
        let x = k === -d || k !== d && v[off + k - 1] < v[off + k + 1] ? v[off + k + 1] : v[off + k - 1] + 1;
        let y = x - k;
        while (x < n && y < m && a[a0 + x] === b[b0 + y]) { x++; y++; }
        v[off + k] = x;
        if (x >= n && y >= m) return back(trace, d, n, m, a0, b0, out);
      }
    }
    state.coarse = true;
    replace(a0, a1, b0, b1, out);
  }

  function back(trace, d, x, y, a0, b0, out) {
    const edits = [];
    for (; d >= 0; d--) {
      const v = trace[d], at = k => v[k + d + 1];
      const k = x - y;
      const from = k === -d || k !== d && at(k - 1) < at(k + 1) ? k + 1 : k - 1;
      const px = d === 0 ? 0 : at(from), py = d === 0 ? 0 : px - from;
      while (x > px && y > py) edits.push({ op: "same", a: a0 + --x, b: b0 + --y });
      if (d > 0) {
        if (x > px) edits.push({ op: "del", a: a0 + --x, b: -1 });
        else edits.push({ op: "ins", a: -1, b: b0 + --y });
      }
    }
    edits.reverse();
    // Of a changed block first what went, then what came.
    for (let i = 0; i < edits.length;) {
      if (edits[i].op === "same") { out.push(edits[i++]); continue; }
      let j = i;
      while (j < edits.length && edits[j].op !== "same") j++;
      out.push(...edits.slice(i, j).filter(e => e.op === "del"), ...edits.slice(i, j).filter(e => e.op === "ins"));
      i = j;
    }
  }

  // within marks what differs inside two lines: ranges of characters on each side;
  // null where they share too little for it to help.
  function within(a, b) {
    if (a.length > 2000 || b.length > 2000) return null;
    const x = a.match(/\w+|\s+|[^\w\s]/gu) || [], y = b.match(/\w+|\s+|[^\w\s]/gu) || [];
    if (x.length > 300 || y.length > 300) return null;
    const rows = [];
    align(x, y, rows, {});
    const ra = [], rb = [];
    let same = 0, pa = 0, pb = 0;
    const grow = (ranges, from, to) => {
      const last = ranges[ranges.length - 1];
      if (last && last[1] === from) last[1] = to;
      else ranges.push([from, to]);
    };
    for (const r of rows) {
      if (r.op === "same") { if (x[r.a].trim()) same += x[r.a].length; pa += x[r.a].length; pb += y[r.b].length; }
      else if (r.op === "del") { grow(ra, pa, pa + x[r.a].length); pa += x[r.a].length; }
      else { grow(rb, pb, pb + y[r.b].length); pb += y[r.b].length; }
    }
    return same * 3 < Math.max(a.trim().length, b.trim().length) ? null : [ra, rb];
  }

  // diff shows two texts. o: lang, left and right (what each side is), marksLeft and
  // marksRight (findings, as for code). Side by side where there is room, else one
  // below the other.
  function diff(left, right, o = {}) {
    left = String(left ?? "").replace(/\n$/, "");
    right = String(right ?? "").replace(/\n$/, "");
    const a = left.split("\n"), b = right.split("\n");
    const { rows, coarse } = lines(a, b);
    const ta = assay.codeTokens(left, o.lang), tb = assay.codeTokens(right, o.lang);
    const pairs = pair(rows);
    const changed = rows.filter(r => r.op !== "same").length;
    const wide = matchMedia("(min-width: 900px)");
    const box = el("div", { class: "lines", tabindex: "0", role: "region", "aria-label": "difference between " + (o.left || "left") + " and " + (o.right || "right") });
    const legend = el("div", { class: "codehead" },
      el("span", { class: "name" }, el("span", { class: "side-del" }, "− ", shown(o.left || "left")), " ", el("span", { class: "side-ins" }, "+ ", shown(o.right || "right"))),
      el("span", { class: "muted" }, changed === 0 ? "the same text" : el("span", {}, el("span", { class: "minus" }, "−" + rows.filter(r => r.op === "del").length), " ", el("span", { class: "plus" }, "+" + rows.filter(r => r.op === "ins").length), " lines")));
    const figure = el("div", { class: "code diff" }, legend,
      coarse ? el("p", { class: "muted" }, "Too different, or too long, to align everywhere: some blocks are shown as replaced as a whole.") : null, box);
    const open = new Set();
    const at = marks => new Set((marks || []).map(m => m.line - 1));
    const atLeft = at(o.marksLeft), atRight = at(o.marksRight);
    const marked = p => atLeft.has(p.a) || atRight.has(p.b);
    let limit = 1500;
    draw();
    const listen = () => draw();
    wide.addEventListener("change", listen);
    figure.stop = () => wide.removeEventListener("change", listen);
    return figure;

    function draw() {
      const split = wide.matches;
      box.classList.toggle("split", split);
      const top = box.scrollTop;
      box.replaceChildren();
      const near = new Uint8Array(pairs.length);
      pairs.forEach((p, i) => { if (p.op !== "same" || marked(p)) for (let k = Math.max(0, i - 3); k <= Math.min(pairs.length - 1, i + 3); k++) near[k] = 1; });
      const short = pairs.length <= 24;
      let shownRows = 0;
      for (let i = 0; i < pairs.length;) {
        if (shownRows >= limit) {
          const left = pairs.length - i;
          box.append(el("button", { type: "button", class: "fold", on: { click: () => { limit += 1500; draw(); } } }, "show more (" + left + " rows left)"));
          break;
        }
        if (!short && !near[i] && !open.has(i)) {
          let j = i;
          while (j < pairs.length && !near[j]) j++;
          const from = i;
          if (j - i > 2) {
            box.append(el("button", { type: "button", class: "fold", on: { click: () => { for (let k = from; k < j; k++) open.add(k); draw(); box.focus(); } } }, "⋯ " + (j - i) + " lines are the same"));
            i = j;
            continue;
          }
        }
        if (split) { box.append(both(pairs[i])); shownRows++; i++; continue; }
        if (pairs[i].op === "same") { box.append(one(pairs[i], "same")); shownRows++; i++; continue; }
        let j = i;
        while (j < pairs.length && pairs[j].op !== "same") j++;
        for (let k = i; k < j; k++) if (pairs[k].a >= 0) box.append(one(pairs[k], "del"));
        for (let k = i; k < j; k++) if (pairs[k].b >= 0) box.append(one(pairs[k], "ins"));
        shownRows += j - i;
        i = j;
      }
      box.scrollTop = top;
    }
    function both(p) {
      return el("div", { class: "pair" }, cell(p, "del", p.a, ta, p.ra, o.marksLeft), cell(p, "ins", p.b, tb, p.rb, o.marksRight));
    }
    function cell(p, cls, n, toks, ranges, marks) {
      if (n < 0) return el("div", { class: "ln none" });
      const c = p.op === "same" ? "" : cls;
      return row(n, toks, ranges, c, marks);
    }
    function one(p, op) {
      return op === "ins" ? row(p.b, tb, p.rb, "ins", o.marksRight) : row(p.a, ta, p.ra, op === "del" ? "del" : "", op === "del" ? o.marksLeft : null);
    }
    function row(n, toks, ranges, cls, marks) {
      const sign = cls === "ins" ? "+" : cls === "del" ? "−" : " ";
      const here = (marks || []).filter(m => m.line === n + 1);
      const worst = here.length ? (here.find(m => m.verdict === "fail") || here[0]).verdict : "";
      const e = el("div", { class: "ln " + cls }, el("span", { class: "no", text: String(n + 1).padStart(3, "\u2007"), "aria-hidden": "true" }),
        el("span", { class: "gut", text: sign }), assay.fillLine(el("code"), toks[n] && toks[n].length ? toks[n] : [["", "\u200a"]], ranges, cls));
      if (!worst) return e;
      return el("div", { class: "lnbox" }, e, here.map(m => el("div", { class: "msg at-" + m.verdict }, el("span", { class: "sign", text: (m.verdict === "fail" ? "✗ " : "? ") + m.verdict }), " ", shown(m.message))));
    }

    // pair puts changed lines beside each other: the k-th that went beside the k-th
    // that came.
    function pair(rows) {
      const out = [];
      for (let i = 0; i < rows.length;) {
        if (rows[i].op === "same") { out.push(rows[i++]); continue; }
        const dels = [], inss = [];
        for (; i < rows.length && rows[i].op !== "same"; i++) (rows[i].op === "del" ? dels : inss).push(rows[i]);
        for (let k = 0; k < Math.max(dels.length, inss.length); k++) {
          const p = { op: "change", a: dels[k] ? dels[k].a : -1, b: inss[k] ? inss[k].b : -1 };
          if (p.a >= 0 && p.b >= 0) {
            const w = within(a[p.a], b[p.b]);
            if (w) [p.ra, p.rb] = w;
          }
          out.push(p);
        }
      }
      return out;
    }
  }

  Object.assign(assay, { diff, diffLines: lines, diffWithin: within });
})();
