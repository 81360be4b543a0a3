// Every form of declaration that JavaScript modules have.
import { other } from "./other.js";

const LIMIT = 3;
function plain(a, b = () => 1) { //= function plain +3
  function local() {}
  const inner = () => local;
}
async function later() {} //= function later
function* numbers() { yield 1; } //= function numbers
async function* stream() {} //= function stream
const arrow = x => x * 2, second = async () => { //= function arrow; function second +2
  await later();
};
let expression = function named() {}; //= function expression
var old = function () {}; //= function old
const { a, b } = other, [c] = [() => 1];
const result = compute(() => 1);
const bare = ((() => 1)); //= function bare

export class Shape extends Base { //= class Shape +25
  static #count = 0;
  static origin = () => new Shape(); //= method Shape.origin
  #secret = function () {}; //= method Shape.#secret
  size = 3;
  handler = async (event) => { //= method Shape.handler +2
    event.preventDefault();
  };

  constructor(x) { //= method Shape.constructor +3
    super();
    this.draw = () => x;
  }
  area() { return 0; } //= method Shape.area
  static create() { return new Shape(); } //= method Shape.create
  get name() { return "n"; } //= property Shape.name
  set name(v) {} //= property Shape.name
  async *walk() {} //= method Shape.walk
  #hidden() {} //= method Shape.#hidden
  'quoted name'() {} //= method Shape.quoted name
  123() {} //= method Shape.123
  [Symbol.iterator]() {}
  get() { return 1; } //= method Shape.get
  static async() {} //= method Shape.async
  static { this.ready = true; }
}

const Named = class Hidden { //= class Named +2
  run() {} //= method Named.run
};

export const api = { //= namespace api +12
  list() { return []; }, //= method api.list
  async find(id) {}, //= method api.find
  remove: (id) => id, //= method api.remove
  "put-back": function () {}, //= method api.put-back
  get size() { return 1; }, //= property api.size
  limit: 3,
  other,
  ...other,
  nested: { deep: { run() {} } }, //= namespace api.nested; namespace api.nested.deep; method api.nested.deep.run
  [computed]: () => 1,
  Model: class { save() {} }, //= class api.Model; method api.Model.save
};
const data = { a: 1, b: [() => 1] };

if (LIMIT) {
  function conditional() {}
}

export default function () { //= function default +2
  return api;
}
export { plain as renamed };
export * from "./other.js";
Shape.prototype.late = function () {}; //= method Shape.late
Shape.helper = () => 1; //= method Shape.helper
window.app.start = () => 1;
function destructured({ a, b }, [c, ...d], ...rest) {} //= function destructured
const tagged = html`<p>${() => 1}</p>`, regex = /function fake() {}/g;
label: for (;;) { break label; }
async () => {};
(function iife() {})();
const größe = () => "ü", $el = () => 1, _ = () => 2; //= function größe; function $el; function _
