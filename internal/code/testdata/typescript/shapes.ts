// Every form of declaration that TypeScript adds.
import type { Other } from "./other";
import fs = require("fs");

export interface Store<T> extends Iterable<T> { //= interface Store +6
  get(key: string): T | undefined; //= method Store.get
  readonly size: number;
  onChange: (key: string) => void;
  new (name: string): Store<T>;
  (key: string): T;
}
export type Key = string | number; //= type Key
type Mapped<T> = { readonly [K in keyof T]?: T[K] extends infer U ? U : never }; //= type Mapped
export enum Color { Red = "r", Green = compute() } //= enum Color
declare const enum Flag { On } //= enum Flag
export const enum Level { Low } //= enum Level

export function overloaded(x: number): number; //= function overloaded
export function overloaded(x: string): string; //= function overloaded
export function overloaded(x: any): any { return x; } //= function overloaded
declare function ambient(x: string): void; //= function ambient
function isString(x: unknown): x is string { return typeof x === "string"; } //= function isString
function assertOk(x: unknown): asserts x {} //= function assertOk

export const typed = <T extends object>(x: T): T => x; //= function typed
export const satisfied = ((x) => x) satisfies (x: number) => number; //= function satisfied
const cast = (function () {} as unknown) as () => void; //= function cast
const nonNull = (() => 1)!; //= function nonNull
const frozen = { run() {}, stop: (): void => {} } as const; //= namespace frozen; method frozen.run; method frozen.stop
let declared: () => void;

@sealed({ deep: true })
export abstract class Repo<T> implements Store<T>, Other { //= class Repo +21
  static instance?: Repo<any>;
  declare readonly brand: unique symbol;
  private readonly load = async (id: string): Promise<T> => { //= method Repo.load +2
    return this.items[id]!;
  };
  accessor count = 0;

  constructor(private readonly items: Record<string, T>, public name?: string) {} //= method Repo.constructor
  abstract save(x: T): void; //= method Repo.save
  protected find(id: number): T; //= method Repo.find
  protected find(id: string): T; //= method Repo.find
  protected find(id: any): T { return this.items[id]; } //= method Repo.find
  @memo() public static async create<T>(this: void): Promise<Repo<T>> { throw 1; } //= method Repo.create
  override get size(): number { return 0; } //= property Repo.size
  optional?(): void; //= method Repo.optional
  async *[Symbol.asyncIterator](): AsyncGenerator<T> {}
  static {
    Repo.instance = undefined;
  }
  [index: string]: any;
}

export namespace Geometry { //= namespace Geometry +8
  export const area = (w: number, h: number) => w * h; //= function Geometry.area
  export class Point { //= class Geometry.Point +2
    move(): this { return this; } //= method Geometry.Point.move
  }
  function hidden() {} //= function Geometry.hidden
  export namespace Solid { export function volume() {} } //= namespace Geometry.Solid; function Geometry.Solid.volume
  export type Unit = "mm"; //= type Geometry.Unit
}
namespace Deep.Er { export function dig() {} } //= namespace Deep.Er; function Deep.Er.dig
declare module "virtual:thing" {
  export function provided(): void; //= function provided
}
declare global {
  interface Window { assay(): void } //= interface Window; method Window.assay
}
export default abstract class Main { start() {} } //= class Main; method Main.start
export = fs;
export as namespace Lib;
using resource = open();
const template: `${Key}-x` = `a-x`;
const generic = fn<string>("x");
let tuple: [name: string, ...rest: number[]] = ["x"];
function decorated(this: Window, @inject() x?: number) {} //= function decorated
