"use strict";

const OFFICE = /^10\.20\./;

const uniqueVisitors = (hits) => {
  const days = new Map();
  for (const hit of hits) {
    if (OFFICE.test(hit.ip)) {
      continue;
    }
    const day = hit.at.slice(0, 10);
    if (!days.has(day)) {
      days.set(day, new Set());
    }
    days.get(day).add(hit.ip + hit.agent);
  }
  let sum = 0;
  for (const seen of days.values()) {
    sum += seen.size;
  }
  return sum;
};

const bounceRate = (sessions) => {
  const short = sessions.filter((s) => s.pages === 1);
  return sessions.length === 0 ? 0 : short.length / sessions.length;
};

const topPages = (hits, count) => {
  const views = {};
  for (const { page } of hits) {
    views[page] = (views[page] ?? 0) + 1;
  }
  return Object.keys(views)
    .sort((a, b) => views[b] - views[a])
    .slice(0, count);
};

module.exports = { uniqueVisitors, bounceRate, topPages };
