export default class { //= class default +2
  run() { return import("./x.mjs"); } //= method default.run
}
await Promise.resolve();
