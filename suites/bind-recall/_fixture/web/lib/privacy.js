"use strict";

const FREE_TEXT = new Set(["note", "comment", "message", "accessNeeds"]);

function maskEmail(address) {
  const at = address.lastIndexOf("@");
  if (at < 1) {
    return "***";
  }
  return `${address[0]}***${address.slice(at)}`;
}

const maskPhone = (number) => {
  const digits = number.replace(/\D/g, "");
  if (digits.length < 6) {
    return "*".repeat(digits.length);
  }
  return "*".repeat(digits.length - 3) + digits.slice(-3);
};

function scrub(record) {
  if (Array.isArray(record)) {
    return record.map(scrub);
  }
  if (record === null || typeof record !== "object") {
    return record;
  }
  const out = {};
  for (const [key, value] of Object.entries(record)) {
    if (FREE_TEXT.has(key)) {
      continue;
    }
    if (key === "born" && typeof value === "string") {
      out.born = value.slice(0, 4);
    } else if (key === "email" && typeof value === "string") {
      out.email = maskEmail(value);
    } else {
      out[key] = scrub(value);
    }
  }
  return out;
}

module.exports = { maskEmail, maskPhone, scrub };
