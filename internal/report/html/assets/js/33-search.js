// Search in transcripts: hits as they come, by trial, each a link to its event.
(() => {
  const { el, to } = assay;
  const most = 2000; // hits that are shown

  assay.page("search", {
    title: "Search", nav: true,
    render(root, args, query) {
      const s = makeSearch(root);
      current = s;
      s.run(query);
      if (!query.get("q")) s.focus();
      return () => { s.stop(); current = null; };
    },
    update(root, args, query) { if (current) current.run(query); },
    keys: {
      j: ["next hit", () => current.walk(1)],
      k: ["hit before", () => current.walk(-1)],
    },
  });
  let current = null;
  let last = null; // the last search that came to its end, for who comes back to it: {text, head, out, said, left}
  assay.focusSearch = () => {
    if (current) return current.focus();
    location.hash = to("search");
  };

  function makeSearch(root) {
    let stop = null, asked = null;
    const input = el("input", { type: "search", id: "search-box", autocomplete: "off", spellcheck: "false", maxlength: "500" });
    const cancel = el("button", { type: "button", hidden: true, on: { click: () => stop && stop.abort() } }, "Stop");
    const form = el("form", { class: "search", role: "search", on: { submit: e => {
      e.preventDefault();
      const text = input.value;
      if (text.trim() && text === asked) { // once more
        last = null;
        return run(new URLSearchParams({ q: text }));
      }
      assay.go(to("search", [], { q: text.trim() ? text : "" }));
    } } }, el("label", { for: "search-box", text: "Text in transcripts" }), el("div", { class: "line" }, input, el("button", { type: "submit", class: "primary" }, "Search"), cancel));
    const bar = el("progress", { max: "1", value: "0", hidden: true, "aria-label": "Searched" });
    const said = el("p", { class: "found" });
    const left = el("p", { class: "left-out" });
    const out = el("div", { class: "hits" });
    root.append(el("h1", { text: "Search" }), form, bar, said, left, out);

    function idle() {
      said.replaceChildren("What agents were asked, said, called and got back is searched, letter case aside. Names, labels and reasons are searched in the ", el("a", { href: "#/trials", text: "list of trials" }), ".");
    }

    async function run(query) {
      if (stop) stop.abort();
      stop = null;
      const text = query.get("q") || "";
      asked = text;
      input.value = text;
      out.replaceChildren();
      left.textContent = "";
      bar.hidden = cancel.hidden = true;
      if (!text.trim()) return idle();
      if (last && last.text === text && last.head === assay.head) {
        out.append(...last.out);
        said.replaceChildren(...last.said);
        left.textContent = last.left;
        return;
      }
      const mine = stop = new AbortController();
      const groups = new Map(); // n -> {list, count}
      let hits = 0, waiting = [], frame = 0, full = false, done = 0, total = 0, result = null, failed = null;
      const many = g => result && g.count >= result.ofTrial; // a server looks no further in a trial
      const say = end => {
        const trials = assay.number(groups.size) + (groups.size === 1 ? " trial" : " trials");
        const more = result && result.hits > hits ? ` (${assay.number(result.hits)} in all; of many in one text the first 20 are shown)` : "";
        said.replaceChildren(el("b", { text: assay.number(hits) }), hits === 1 ? " hit in " : " hits in ", trials, more, end ? "" : total ? `; ${Math.floor(100 * done / total)} % searched` : "; searching…");
        if (total) { bar.max = total; bar.value = done; }
      };
      const flush = () => {
        frame = 0;
        if (mine !== stop) return;
        for (const h of waiting) {
          let g = groups.get(h.n);
          if (!g) groups.set(h.n, g = group(h.n));
          g.count++;
          g.figure.textContent = hitsSay(g.count);
          g.list.append(hit(h, text));
        }
        waiting = [];
        say(false);
      };
      const soon = () => { frame ||= requestAnimationFrame(flush); };
      bar.hidden = cancel.hidden = false;
      bar.removeAttribute("value");
      say(false);
      try {
        result = await assay.source.search(text, {
          onHit(h) {
            if (mine !== stop || full) return;
            if (hits >= most) { full = true; mine.abort(); return; }
            hits++;
            waiting.push(h);
            soon();
          },
          onProgress(d, t) { done = d; total = t; if (mine === stop) soon(); },
        }, mine.signal);
      } catch (err) {
        if (!mine.signal.aborted) failed = err;
      }
      if (mine !== stop) return; // another search has begun
      cancelAnimationFrame(frame);
      flush();
      say(true);
      bar.hidden = cancel.hidden = true;
      const words = [];
      for (const g of groups.values()) if (many(g)) g.figure.textContent += " or more";
      if (full || result && result.more) words.push(`Stopped at ${assay.number(hits)} hits: a longer text finds fewer.`);
      else if (mine.signal.aborted) words.push(total ? `Stopped when ${Math.floor(100 * done / total)} % were searched.` : "Stopped.");
      if (result) {
        const n = Array.isArray(result.leftOut) ? result.leftOut.length : result.leftOut || 0;
        if (Number.isFinite(result.searched)) words.push(`${assay.number(result.searched)} ${result.searched === 1 ? "trial was" : "trials were"} searched.`);
        const why = assay.source.mode === "file" ? "what they left is not in this file. To search them, open the run with assay view." : "what they left could not be read; assay doctor RUN says more.";
        if (n) words.push(`${assay.number(n)} ${n === 1 ? "trial was" : "trials were"} not: ${why}`);
      }
      left.textContent = words.join(" ");
      if (failed) out.prepend(assay.failure("The search failed.", failed));
      if (result && !mine.signal.aborted) last = { text, head: assay.head, out: [...out.childNodes], said: [...said.childNodes], left: left.textContent };
      assay.announce(said.textContent + ". " + left.textContent);
    }

    const hitsSay = n => assay.number(n) + (n === 1 ? " hit" : " hits");
    function group(n) {
      const h = assay.head, figure = el("span", { class: "count" }), list = el("ol", {});
      out.append(el("section", { class: "hit-group" },
        el("h2", {}, assay.badge(h.columns.status[n], h.columns.graded ? h.columns.graded[n] : null), " ", el("a", { href: assay.trialTo(n) }, el("bdi", { text: assay.line(assay.trialName(n), 200) })), " ", figure), list));
      return { list, figure, count: 0 };
    }
    function hit(h, text) {
      const where = el("span", { class: "field", text: [h.field, h.event === null || h.event === undefined || h.event < 0 ? "" : "event " + h.event].filter(Boolean).join(", ") });
      return el("li", {}, el("a", { href: assay.trialTo(h.n, { event: h.event >= 0 ? h.event : "" }), dataset: { focus: `hit-${h.n}-${h.event}-${h.field}` } }, where, " ",
        el("span", { class: "context" }, el("bdi", {}, assay.line(String(h.before || "").slice(-120)), el("mark", { text: assay.line(String(h.match || text)) }), assay.line(String(h.after || ""), 160)))));
    }

    return {
      run,
      focus() { input.focus(); input.select(); },
      walk(by) {
        const links = [...out.querySelectorAll("li a")];
        const i = links.indexOf(document.activeElement);
        const next = links[Math.max(0, Math.min(links.length - 1, i + by))];
        if (next) next.focus();
      },
      stop() { if (stop) stop.abort(); stop = null; },
    };
  }
})();
