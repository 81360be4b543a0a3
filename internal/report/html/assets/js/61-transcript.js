// The transcript of a trial: turns folded, calls of tools with what came back. It
// comes in chunks; those near the window are in the page, the others are empty
// boxes of their height, so that 100 MB cost no more than a screenful.
"use strict";
(() => {
  const { el, shown, plainText } = assay;
  const { placeLink } = assay.trialParts;

  const kinds = {
    system: ["prompt", "system text"], tools: ["prompt", "tools offered"], user: ["prompt", "prompt"], assistant: ["said", "said"], reasoning: ["thought", "reasoning"],
    tool_call: ["tools", "tool call"], tool_result: ["tools", "tool result"], retry: ["remarks", "sent again"], note: ["remarks", "remark"],
  };
  const groups = [["prompt", "prompt and system"], ["said", "said"], ["thought", "reasoning"], ["tools", "tools"], ["remarks", "remarks"]];
  const kindOf = e => Object.hasOwn(kinds, e.kind) ? kinds[e.kind] : null;
  const groupOf = e => (kindOf(e) || ["remarks"])[0];
  const isError = e => !!(e.result && e.result.error) || e.kind === "retry";

  assay.transcript = (n, t, query) => {
    const chunks = t.chunks || [];
    const hidden = new Set();        // groups of kinds that are not wanted
    let onlyErrors = false, all = (t.events || 0) <= 6;
    const turned = new Set();        // first events of turns that are not as all says
    const boxes = [];                // per chunk {box, chunk, near, height, loading}
    let perEvent = 12;               // pixels an event, folded; learnt from the chunks seen
    let target = -1, lastError = -1, stopped = false;
    const callsByEvent = new Map((t.calls || []).map(c => [c.event, c]));
    const perTurn = usageByTurn(t);
    const list = el("div", { class: "tr" });
    const root = el("div", { class: "transcript" });
    if (!chunks.length) {
      root.append(el("p", { class: "muted" }, t.events ? "The transcript is not here." : "There is no transcript."));
      return { root, goTo() {}, toggle() {}, nextError() {}, stop() {} };
    }
    const status = el("span", { class: "muted", role: "status" });
    const foldButton = el("button", { type: "button", on: { click: toggle } });
    const errorButton = el("button", { type: "button", on: { click: nextError } }, "next error");
    root.append(bar(), list);

    const near = new IntersectionObserver(seen, { rootMargin: "900px 0px" });
    chunks.forEach((c, k) => {
      const box = el("div", { class: "chunk", dataset: { k } });
      boxes.push({ box, chunk: null, near: false, height: 0, loading: null });
      list.append(box);
      empty(k);
      near.observe(box);
    });
    // A short transcript is there as a whole, so that the page can be searched and printed.
    const small = chunks.length <= 4 && chunks.reduce((s, c) => s + c.bytes, 0) <= 400_000;
    list.classList.toggle("big", !small);
    if (small) chunks.forEach((_, k) => load(k));
    sayFold();

    function bar() {
      const errors = (t.calls || []).filter(c => c.error).length;
      errorButton.hidden = errors === 0;
      return el("div", { class: "trbar" },
        el("span", {}, assay.number(t.events), t.events === 1 ? " event, " : " events, ", assay.bytes(assay.transcriptSize(t))), foldButton, errorButton,
        el("fieldset", { class: "kinds" }, el("legend", { class: "offscreen" }, "Kinds of events shown"),
          groups.map(([g, word]) => check(word, true, on => { on ? hidden.delete(g) : hidden.add(g); again(); })),
          check("only errors", false, on => { onlyErrors = on; again(); })), status);
    }
    function check(word, on, f) {
      const input = el("input", { type: "checkbox", checked: on });
      input.addEventListener("change", () => f(input.checked));
      return el("label", { class: "check" }, input, " ", word);
    }
    function sayFold() { foldButton.textContent = all ? "fold all turns" : "unfold all turns"; }

    function seen(entries) {
      for (const e of entries) {
        const k = Number(e.target.dataset.k), b = boxes[k];
        b.near = e.isIntersecting;
        if (b.near) load(k);
        else if (!small && b.chunk && k !== chunkOf(target)) drop(k);
      }
    }
    async function load(k) {
      const b = boxes[k];
      if (b.chunk) return b.chunk;
      if (!b.loading) {
        b.loading = assay.source.item(n, chunks[k].item).then(c => { b.loading = null; return c; }, e => { b.loading = null; throw e; });
      }
      let c;
      try { c = await b.loading; } catch (e) {
        if (!stopped) b.box.replaceChildren(el("p", { class: "callout" }, "Events " + (chunks[k].first + 1) + " to " + (chunks[k].first + chunks[k].events) + " cannot be shown: ", shown(e.message)));
        return null;
      }
      if (stopped || b.chunk || !small && !b.near && k !== chunkOf(target)) return b.chunk;
      b.chunk = c;
      await draw(k);
      return c;
    }
    function drop(k) {
      const b = boxes[k];
      b.height = b.box.offsetHeight;
      b.chunk = b.drawing = null;
      empty(k);
    }
    function empty(k) {
      const b = boxes[k];
      b.drawing = null;
      const height = b.height || Math.max(30, Math.round(chunks[k].events * perEvent));
      b.box.replaceChildren(el("svg", { class: "gap", width: 1, height, "aria-hidden": "true" }));
      b.box.classList.add("away");
    }
    // again draws all that is there once more, after a filter was changed.
    function again() {
      boxes.forEach((b, k) => { b.height = 0; if (b.chunk) draw(k); else empty(k); });
      if (onlyErrors || hidden.size) assay.announce("events are filtered");
    }
    function toggle() {
      const top = boxes.findIndex(b => b.box.getBoundingClientRect().bottom > 80);
      all = !all;
      turned.clear();
      perEvent = all ? 160 : 12;
      sayFold();
      again();
      if (top > 0) boxes[top].box.scrollIntoView({ block: "start" });
    }
    const isOpen = first => all !== turned.has(first);

    // draw puts the turns of a chunk into its box, a few at a time where they are long.
    async function draw(k) {
      const b = boxes[k], events = b.chunk.events, mine = b.drawing = {};
      const results = new Map(), calls = new Map();
      for (const e of events) {
        if (e.result) (results.get(e.result.id) || results.set(e.result.id, []).get(e.result.id)).push(e);
        if (e.call) calls.set(e.call.id, e);
      }
      const turns = [];
      for (const e of events) {
        const last = turns[turns.length - 1];
        if (last && last.turn === (e.turn || 0)) last.events.push(e);
        else turns.push({ turn: e.turn || 0, events: [e], continued: !last && k > 0 && (e.turn || 0) > 0 && e.n > 0 });
      }
      // A call's result is shown with it: the first after it with its id.
      const taken = new Map(), paired = new Set();
      for (const e of events) {
        if (!e.call) continue;
        const r = (results.get(e.call.id) || []).find(x => x.n > e.n && !paired.has(x.n)) || (results.get(e.call.id) || []).find(x => !paired.has(x.n));
        if (r) { taken.set(e.n, r); paired.add(r.n); }
      }
      const wanted = e => !hidden.has(groupOf(e)) && (!onlyErrors || isError(e) || e.call && taken.has(e.n) && isError(taken.get(e.n)));
      b.box.classList.remove("away");
      b.box.replaceChildren();
      let drawn = 0, since = performance.now();
      for (const turn of turns) {
        if (performance.now() - since > 12) {
          await assay.pause();
          if (stopped || b.drawing !== mine) return;
          since = performance.now();
        }
        const some = turn.events.filter(e => wanted(e) && !(paired.has(e.n) && calls.has(e.result.id)));
        if (!some.length) continue;
        drawn++;
        b.box.append(turnBox(turn, some, taken, k));
      }
      if (!drawn) b.box.append(el("p", { class: "muted none" }, "events " + (chunks[k].first + 1) + "–" + (chunks[k].first + chunks[k].events) + ": none of these kinds"));
      const h = b.box.offsetHeight;
      if (events.length > 20) perEvent = Math.max(2, 0.5 * perEvent + 0.5 * h / events.length);
    }

    function turnBox(turn, events, taken, k) {
      const first = turn.events[0].n;
      const d = el("details", { class: "turn", dataset: { first } }, el("summary", {}, summary(turn, taken)));
      let made = false;
      const make = () => {
        if (made) return;
        made = true;
        const body = el("div", { class: "turnbody" });
        for (const e of events) body.append(eventBox(e, taken.get(e.n)));
        d.append(body);
      };
      if (isOpen(first)) { d.open = true; make(); }
      d.addEventListener("toggle", () => {
        if (d.open === isOpen(first)) return;
        turned.has(first) ? turned.delete(first) : turned.add(first);
        if (d.open) make();
        boxes[k].height = 0;
      });
      d.openNow = () => { if (!isOpen(first)) { turned.has(first) ? turned.delete(first) : turned.add(first); } d.open = true; make(); };
      return d;
    }

    // summary is a turn in one line: what was said, tools called, tokens, time.
    function summary(turn, taken) {
      const es = turn.events, said = es.find(e => e.kind === "assistant" && e.text) || es.find(e => e.kind === "reasoning" && e.text) || es.find(e => e.text);
      const tools = es.filter(e => e.call).map(e => {
        const r = taken.get(e.n), c = callsByEvent.get(e.n);
        const state = r ? (r.result.error ? "✗" : "") : c && c.done ? (c.error ? "✗" : "") : "?";
        return [e.call.name, state];
      });
      const counted = new Map();
      for (const [name, s] of tools) counted.set(s + "\0" + name, (counted.get(s + "\0" + name) || 0) + 1);
      const chips = [...counted].slice(0, 6).map(([key, many]) => { const cut = key.indexOf("\0"), s = key.slice(0, cut), name = key.slice(cut + 1); return [" ", el("span", { class: "tool" + (s === "✗" ? " bad" : "") }, shown(plainText(name, 40)), many > 1 ? " ×" + many : "", s === "✗" ? " ✗ error" : s === "?" ? " ? no result" : "")]; });
      const u = turn.turn > 0 ? perTurn.get(turn.turn) : null;
      const from = es[0].at_ms || 0, until = es[es.length - 1].at_ms || 0;
      const word = turn.turn > 0 ? "Turn " + turn.turn + (turn.continued ? " (goes on)" : "") : es.some(e => e.kind === "user" || e.kind === "system") ? "Prompt" : "Events";
      return [el("span", { class: "turnno" }, word), el("span", { class: "said" }, said ? shown(plainText(said.text, 180)) : "", counted.size ? el("span", { class: "called" }, chips, counted.size > 6 ? " …" : "") : null),
        el("span", { class: "figures" }, u ? assay.number(u) + " tokens · " : "", until > from ? assay.duration(until - from) : "at " + assay.duration(from))];
    }

    function eventBox(e, result) {
      const kind = kindOf(e) || ["remarks", plainText(e.kind, 30) || "event"];
      const head = el("div", { class: "evhead" }, el("span", { class: "kind" }, kind[1]), " ",
        e.call ? [el("span", { class: "tool" }, e.call.server ? el("span", { class: "muted" }, shown(e.call.server), " ") : null, shown(e.call.name)), e.call.class ? el("span", { class: "muted" }, " ", shown(e.call.class)) : null] : null,
        e.result ? el("span", { class: "tool" }, shown(e.result.name)) : null,
        el("a", { class: "at", href: placeLink(n, query, { event: e.n }), title: "a link to this event" }, "at " + assay.duration(e.at_ms || 0)));
      const box = el("div", { class: "ev k-" + (kindOf(e) ? e.kind : "note"), dataset: { event: e.n }, tabindex: "-1" }, head);
      if (e.n === target) box.classList.add("here");
      if (e.call) {
        assay.add(box, [args(e)]);
        if (result) box.append(resultBox(result));
        else {
          const c = callsByEvent.get(e.n);
          box.append(c && c.done ? el("div", { class: "res" }, el("p", { class: "muted" }, "Its result comes later in the transcript; it begins:"), assay.textBox(n, { head: c.result, size: c.result.length }, "result of " + plainText(e.call.name)))
            : c || !t.calls ? el("p", { class: "res none" }, el("span", { class: "verdict v-unknown" }, "? no result"), " nothing came back before the trial ended")
              : el("p", { class: "res none muted" }, "its result, if any, comes later in the transcript"));
        }
      } else if (e.result) {
        box.append(el("p", { class: "muted" }, "The result of a call that is not in this part of the transcript."), resultBox(e));
      } else if (e.kind === "tools") {
        box.append(el("p", { class: "toollist" }, String(e.text || "").split("\n").filter(Boolean).slice(0, 200).map(s => [el("span", { class: "tool" }, shown(s)), " "])));
        if (e.long) box.append(assay.textBox(n, e.long, "tools offered"));
      } else {
        box.append(e.text || e.long ? assay.textBox(n, e.long || { head: e.text, size: e.text.length }, kind[1], "prose") : el("p", { class: "muted" }, "empty"));
      }
      return box;
    }

    // args shows arguments by name where they are an object: texts of several lines as
    // such, and the JSON as sent on demand.
    function args(e) {
      const text = e.call.args || "";
      if (e.long) return assay.textBox(n, e.long, "arguments");
      const json = assay.indented(text);
      if (json === null) return text ? el("div", {}, el("p", { class: "muted" }, "arguments that are no JSON, or nested very deep:"), assay.textBox(n, { head: text, size: text.length }, "arguments")) : null;
      const o = JSON.parse(text);
      if (o === null || typeof o !== "object" || Array.isArray(o)) return text === "null" ? null : snippet(json, "json", "arguments");
      const path = [o.path, o.file_path].find(s => typeof s === "string") || "";
      const keys = Object.keys(o);
      if (!keys.length) return null;
      return el("dl", { class: "args" }, keys.slice(0, 60).map(key => {
        const v = o[key], s = typeof v === "string" ? v : JSON.stringify(v, null, v && typeof v === "object" ? 2 : 0);
        const block = s.includes("\n") || s.length > 160;
        return el("div", { class: block ? "block" : null }, el("dt", {}, shown(key)),
          el("dd", {}, block ? snippet(s, typeof v === "string" ? assay.langOf(path) : "json", plainText(key)) : el("code", {}, shown(s))));
      }));
    }
    function snippet(text, lang, label) {
      if (text.length > 20_000) return assay.textBox(n, { head: text, size: text.length }, label);
      const box = el("div", { class: "text", tabindex: "0", role: "region", "aria-label": label });
      for (const line of assay.codeTokens(text.replace(/\r\n/g, "\n"), lang)) box.append(assay.fillLine(el("div", { class: "tl" }), line.length ? line : [["", "\u200a"]]));
      return el("div", { class: "textbox" }, box);
    }
    function resultBox(r) {
      const x = r.result;
      const box = el("div", { class: "res" + (x.error ? " bad" : ""), dataset: { event: r.n }, tabindex: "-1" },
        el("div", { class: "evhead" }, el("span", { class: "kind" }, "came back"), " ", x.error ? el("span", { class: "verdict v-fail" }, x.protocol ? "✗ error of the protocol" : "✗ error") : null,
          x.exit !== undefined && x.exit !== null ? el("span", { class: x.exit ? "verdict v-fail" : "muted" }, " exit " + x.exit) : null,
          el("span", { class: "muted" }, " ", assay.bytes(r.long ? r.long.size : utf8(x.text)), " after ", assay.duration(x.took_ms || 0))));
      if (r.n === target) box.classList.add("here");
      const text = x.text || "";
      const json = !r.long && text.length < 20_000 && /^\s*[[{]/.test(text) ? assay.indented(text) : null;
      box.append(r.long ? assay.textBox(n, r.long, "result") : json !== null ? snippet(json, "json", "result, indented") : text ? assay.textBox(n, { head: text, size: text.length }, "result") : el("p", { class: "muted" }, "empty"));
      for (const m of x.media || []) box.append(mediaBox(m, r.images && r.images[m.name]));
      return box;
    }
    // mediaBox describes an image or a sound in a result, and shows an image if data has it.
    function mediaBox(m, data) {
      const became = m.passed ? "shown to the model" : m.why ? "not shown to the model: " + m.why : "described to the model";
      const box = el("div", { class: "media" }, el("p", { class: "muted" }, shown(`${m.mime}, ${assay.bytes(m.bytes)}, ${became}; kept as ${m.name}`)));
      if (data && /^image\/(png|jpeg|gif|webp)$/.test(m.mime)) {
        const img = el("img", { alt: m.name });
        img.src = `data:${m.mime};base64,${data}`;
        box.append(img);
      }
      return box;
    }

    function chunkOf(event) {
      if (event < 0) return -1;
      let lo = 0, hi = chunks.length - 1;
      while (lo < hi) {
        const m = (lo + hi + 1) >> 1;
        if (chunks[m].first <= event) lo = m; else hi = m - 1;
      }
      return lo;
    }

    // goTo shows an event: its chunk is loaded, its turn unfolded.
    async function goTo(event) {
      if (!Number.isInteger(event) || event < 0 || event >= t.events) {
        status.textContent = "This transcript has no event " + plainText(String(event), 20) + ".";
        return;
      }
      const was = chunkOf(target);
      target = event;
      if (was >= 0 && was !== chunkOf(event) && !boxes[was].near && boxes[was].chunk) drop(was);
      const k = chunkOf(event);
      boxes[k].box.scrollIntoView({ block: "start" });
      await load(k);
      for (const pause of [0, 60, 250]) {
        await new Promise(f => setTimeout(f, pause));
        if (stopped || target !== event) return;
        const e = reveal(k, event);
        if (!e) continue;
        for (const x of list.querySelectorAll(".here")) if (x !== e) x.classList.remove("here");
        e.classList.add("here");
        e.scrollIntoView({ block: "start" });
        if (pause === 0) e.focus({ preventScroll: true });
      }
    }
    function reveal(k, event) {
      const box = boxes[k].box;
      const find = () => box.querySelector(`[data-event="${event}"]`);
      if (find()) { const d = find().closest("details.turn"); if (d && !d.open) d.openNow(); return find(); }
      const turns = [...box.querySelectorAll("details.turn")];
      const own = turns.filter(d => Number(d.dataset.first) <= event).at(-1);
      for (const d of own ? [own, ...turns] : turns) {
        const was = d.open;
        d.openNow();
        if (find()) return find();
        if (!was && d !== own) { d.open = false; }
      }
      if (hidden.size || onlyErrors) { // the event is of a kind that is filtered out
        hidden.clear();
        onlyErrors = false;
        for (const i of root.querySelectorAll(".kinds input")) i.checked = i !== root.querySelector(".kinds label:last-child input");
        again();
        return null;
      }
      return own || null;
    }
    function nextError() {
      const bad = (t.calls || []).filter(c => c.error).map(c => c.event);
      if (!bad.length) { assay.announce("no call of a tool failed"); return; }
      lastError = bad.find(e => e > lastError) ?? bad[0];
      goTo(lastError);
    }
    return { root, goTo, toggle, nextError, stop() { stopped = true; near.disconnect(); } };
  };

  // transcriptSize is that of the whole transcript in bytes; chunks alone do not have
  // what of long texts is in parts.
  assay.transcriptSize = t => Math.max((t.chunks || []).reduce((s, c) => s + c.bytes, 0), ...(t.trial.refs || []).filter(r => r.name === "transcript").map(r => r.size || 0));

  // usageByTurn gives the tokens of each turn where a request is a turn; else nothing
  // is said, for a guess would be wrong.
  function usageByTurn(t) {
    const out = new Map(), list = t.usage || [];
    if (!list.length || list.some(u => u.requests) || list.length !== (t.trial.turns || -1)) return out;
    for (const u of list) out.set(u.request, (u.input || 0) + (u.cache_read || 0) + (u.cache_write_5m || 0) + (u.cache_write_1h || 0) + (u.output || 0));
    return out;
  }
  const encoder = new TextEncoder();
  const utf8 = s => encoder.encode(s || "").length;
})();
