// Long lists: only the rows that can be seen are in the document, so that 100,000
// are as quick as ten.
(() => {
  const { el } = assay;

  // rows draws the rows of body, count of them, each height pixels high, of which
  // draw(i) makes one. scroller is the box that scrolls them, null for the window;
  // covered() is how many pixels of its top other things cover. A row that has the
  // focus stays, so that the focus is never lost by scrolling.
  assay.rows = ({ body, count = 0, height, draw, scroller = null, covered = () => 0 }) => {
    const live = new Map(); // i -> element
    let frame = 0, all = false;
    const spare = 5;        // rows drawn above and below what can be seen

    function span() {
      if (all) return [0, Math.min(count, assay.rows.printed)];
      const view = scroller ? scroller.clientHeight : innerHeight;
      const top = (scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0) - body.getBoundingClientRect().top;
      return [Math.max(0, Math.floor(top / height) - spare), Math.min(count, Math.ceil((top + view) / height) + spare)];
    }
    function paint() {
      frame = 0;
      const [from, to] = span();
      for (const [i, e] of live) {
        if ((i < from || i >= to) && !e.contains(document.activeElement)) { e.remove(); live.delete(i); }
      }
      // From the last to the first, so that rows are in order in the document too.
      let before = null;
      for (const [i, e] of live) if (i >= to && (!before || i < before.i)) before = { i, e };
      let next = before ? before.e : null;
      for (let i = to - 1; i >= from; i--) {
        let e = live.get(i);
        if (!e) {
          e = draw(i);
          e.style.transform = `translateY(${i * height}px)`;
          live.set(i, e);
          body.insertBefore(e, next);
        }
        next = e;
      }
    }
    const soon = () => { if (!frame) frame = requestAnimationFrame(paint); };
    // What has the focus has it again, if it is drawn again: elements name themselves by
    // data-focus or the number of their trial.
    function reset(n = count) {
      const a = body.contains(document.activeElement) ? document.activeElement : null;
      count = n;
      for (const e of live.values()) e.remove();
      live.clear();
      body.style.height = count * height + "px";
      paint();
      if (!a || !(a.dataset.focus || a.dataset.n)) return;
      const same = e => e.dataset.focus === a.dataset.focus && e.dataset.n === a.dataset.n;
      const e = [...body.querySelectorAll(a.localName)].find(same);
      if (e) e.focus({ preventScroll: true });
    }
    // On paper are all rows, up to a bound, and a word if there are more.
    const cut = el("p", { class: "found", hidden: true });
    const print = on => () => {
      all = on;
      cut.textContent = `The first ${assay.number(assay.rows.printed)} of ${assay.number(count)} are printed.`;
      cut.hidden = !on || count <= assay.rows.printed;
      body.after(cut);
      reset();
    };
    const before = print(true), after = print(false);
    const source = scroller || window;
    source.addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    body.style.setProperty("--row", height + "px");
    reset();

    return {
      reset,
      paint,
      // size gives rows another height.
      size(px) { if (px !== height) { height = px; body.style.setProperty("--row", px + "px"); reset(); } },
      // at is the element of row i, scrolled into view; null if there is none.
      at(i) {
        if (i < 0 || i >= count) return null;
        const view = scroller ? scroller.clientHeight : innerHeight;
        const base = (scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0);
        const y = body.getBoundingClientRect().top - base + i * height; // of the row, in the view
        const top = covered();
        const by = y < top ? y - top : y + height > view ? y + height - view + 4 : 0;
        if (by) { if (scroller) scroller.scrollTop += by; else scrollBy({ top: by, behavior: "instant" }); }
        paint();
        return live.get(i) || null;
      },
      // first is the number of the first row that can be seen whole.
      first() {
        const base = (scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0);
        return Math.max(0, Math.min(count - 1, Math.ceil((base + covered() - body.getBoundingClientRect().top) / height)));
      },
      stop() {
        cancelAnimationFrame(frame);
        source.removeEventListener("scroll", soon);
        removeEventListener("resize", soon);
        removeEventListener("beforeprint", before);
        removeEventListener("afterprint", after);
      },
    };
  };
  // printed is the most rows that are put on paper.
  assay.rows.printed = 2000;

  // bar is a select with its label.
  assay.choice = (label, options, value, change) => el("label", { class: "choice" }, el("span", { text: label }), " ",
    el("select", { on: { change: e => change(e.target.value) } }, options.map(([v, text]) => el("option", { value: v, selected: v === value, text }))));
})();
