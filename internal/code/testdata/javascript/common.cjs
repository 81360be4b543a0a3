"use strict";
const fs = require("fs");

exports.read = function (path) { return fs.readFileSync(path); }; //= function read
module.exports.write = (path) => path; //= function write
exports.limit = 3;
module.exports = {
  open() {}, //= function open
  close: () => {}, //= function close
  Pool: class { take() {} }, //= class Pool; method Pool.take
};
module.exports = function boot() {}; //= function boot
module.exports = class {}; //= class default
exports["computed"] = () => 1;
