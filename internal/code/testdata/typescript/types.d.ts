export declare class Client { //= class Client +3
  constructor(url: string); //= method Client.constructor
  get(path: string): Promise<string>; //= method Client.get
}
export declare const version: string;
declare namespace Inner { function f(): void; } //= namespace Inner; function Inner.f
