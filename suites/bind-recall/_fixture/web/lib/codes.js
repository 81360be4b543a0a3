"use strict";

const LOOKALIKES = { O: "0", I: "1", L: "1", S: "5", B: "8" };

const checkDigit = (digits) => {
  let sum = 0;
  let weight = digits.length + 1;
  for (const digit of digits) {
    sum += Number(digit) * weight;
    weight -= 1;
  }
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? "X" : String(rest);
};

const formatCode = (raw) => {
  const plain = raw.replace(/[^0-9A-Za-z]/g, "").toUpperCase();
  return plain.match(/.{1,4}/g)?.join("-") ?? "";
};

const parseCode = (typed) => {
  const plain = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/[OILSB]/g, (letter) => LOOKALIKES[letter]);
  if (!/^[0-9]{9}[0-9X]$/.test(plain)) {
    return null;
  }
  const digits = plain.slice(0, 9);
  return checkDigit(digits) === plain[9] ? digits : null;
};

function nextCode(last) {
  const digits = String(Number(last) + 1).padStart(9, "0");
  return digits + checkDigit(digits);
}

module.exports = { checkDigit, formatCode, parseCode, nextCode };
