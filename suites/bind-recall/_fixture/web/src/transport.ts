export interface Call {
  method: "GET" | "PUT" | "POST" | "DELETE";
  path: string;
  body?: string;
}

export interface Reply {
  status: number;
  wait?: number;
  body: string;
}

export type Send = (call: Call) => Promise<Reply>;

export class NotSent extends Error {}

export const careful =
  (inner: Send): Send =>
  async (call) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await inner(call);
      } catch (problem) {
        const harmless = problem instanceof NotSent || call.method === "GET";
        if (!harmless || attempt === 3) {
          throw problem;
        }
      }
    }
  };

export const patient =
  (inner: Send, sleep: (seconds: number) => Promise<void>): Send =>
  async (call) => {
    let left = 60;
    for (;;) {
      const reply = await inner(call);
      if (reply.status !== 503 || left === 0) {
        return reply;
      }
      const seconds = Math.min(reply.wait ?? 5, left);
      await sleep(seconds);
      left -= seconds;
    }
  };

export const signed =
  (inner: Send, token: () => string): Send =>
  (call) =>
    inner({ ...call, path: `${call.path}?t=${encodeURIComponent(token())}` });
