// How far a run has come that goes on: a line at the foot of the window, changed in place.
(() => {
  if (!assay.source || assay.source.mode !== "serve" || assay.source.run === null) return;
  const { el } = assay;
  let box = null;
  let was = "";
  let text, bar, said = 0;
  let began = false; // the run was seen to go on

  assay.onTally(t => {
    const still = t.state === "gone" || t.state === "lost"; // what is shown does not go on
    if (!box && t.state !== "running" && !still) { was = t.state; return; }
    if (!box) {
      text = el("span", { class: "say" });
      bar = el("span", { class: "share" });
      box = el("div", { class: "tally", role: "status", "aria-live": "off" }, bar, text);
      document.getElementById("top").append(box);
    }
    box.classList.toggle("gone", still);
    if (still) {
      box.hidden = false;
      text.textContent = (t.state === "lost" ? "assay view does not answer; it is asked again every few seconds. If it was ended, start it again and open the address that it prints." : assay.line(t.reason || "The run folder is gone.", 300)) + " What is shown is what was read before.";
      bar.replaceChildren();
      if (was !== t.state) assay.announce(text.textContent);
      was = t.state;
      return;
    }
    // What is skipped is not done and will not be: it stands apart.
    const parts = [`${assay.number(t.done - t.skipped)} of ${assay.number(t.planned - t.skipped)} done`];
    if (t.state === "running" && t.running) parts.push(`${assay.number(t.running)} running`);
    for (const [word, n] of [["pass", t.pass], ["fail", t.fail], ["unknown", t.unknown], ["void", t.void], ["skipped", t.skipped]]) if (n) parts.push(`${assay.number(n)} ${word}`);
    if (t.micros > 0) parts.push(assay.money(t.micros) + (t.partly ? " and more" : "") + " spent");
    if (t.state === "running" && t.left_ms > 0) parts.push("about " + assay.duration(t.left_ms) + " left");
    if (t.state !== "running") parts.push(t.state === "done" ? "the run has ended" : t.state === "cut off" ? "the run was cut off" : "the run was stopped" + (t.reason ? ": " + assay.line(t.reason, 80) : ""));
    const line = parts.join(" · ");
    if (text.textContent !== line) text.textContent = line;
    bar.replaceChildren(assay.progressBar(t));
    box.hidden = !began && t.state !== "running"; // it only said that the server was away
    began ||= t.state === "running";
    // Once in a while for those who hear the page, and at the end.
    if (t.state !== was || Date.now() - said > 60000) { said = Date.now(); assay.announce(line); }
    was = t.state;
  });
})();
