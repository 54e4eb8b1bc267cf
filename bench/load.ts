import { Agent, request } from 'node:http';

/** One kind of request, repeated. */
export type Shot = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

export type LoadResult = { perSecond: number; errors: number; done: number };

/** Makes requests on several connections for a while; returns the completed ones. */
export async function load(
  shoot: (turn: number) => Shot,
  options: { connections: number; ms: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const until = performance.now() + options.ms;
  const started = performance.now();
  let done = 0;
  let errors = 0;
  let turn = 0;
  const worker = async () => {
    while (performance.now() < until) {
      turn += 1;
      const status = await fire(agent, shoot(turn));
      done += 1;
      if (status >= 400) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  agent.destroy();
  return { perSecond: done / ((performance.now() - started) / 1000), errors, done };
}

/** Runs an action once for each element of a list, several at once; returns the milliseconds. */
export async function once<T>(
  each: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<void>,
): Promise<number> {
  const left = each.values();
  const started = performance.now();
  const worker = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return performance.now() - started;
}

/** One request, with its whole answer. */
export const fire = (
  agent: Agent,
  { url, method = 'GET', headers = {}, body }: Shot,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const length =
      body === undefined
        ? {}
        : { 'content-length': Buffer.byteLength(body), 'content-type': 'application/json' };
    const sent = request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
