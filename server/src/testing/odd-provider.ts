import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a broken or hostile provider behaves instead of answering. */
export type Mood = 'hangs' | 'fails' | 'garbage' | 'drips' | 'huge' | 'redirects' | 'loses answers';

export type Received = { url: string; headers: IncomingMessage['headers']; body: Buffer };

type Answered = { status: number; body?: object };
type Answer = (received: Received) => Answered | Promise<Answered>;

/** A provider of messages over a real socket that answers as given, and misbehaves when told to. */
export async function oddProvider(answer: Answer) {
  const provider = { answer, mood: undefined as Mood | undefined };
  const received: Received[] = [];
  const drips = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { url = '', headers } = request;
    const one = { url, headers, body: await buffer(request) };
    if (provider.mood && provider.mood !== 'loses answers')
      return misbehave(provider.mood, response, drips);
    received.push(one);
    // It accepted the message, but the answer is lost.
    if (provider.mood) return response.destroy();
    const { status, body } = await provider.answer(one);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body && JSON.stringify(body));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The messages it received. */
    received,
    behave: (mood?: Mood) => {
      provider.mood = mood;
    },
    answerWith: (next: Answer) => {
      provider.answer = next;
    },
    close: () => {
      for (const drip of drips) clearInterval(drip);
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function misbehave(
  mood: Exclude<Mood, 'loses answers'>,
  response: ServerResponse,
  drips: Set<NodeJS.Timeout>,
) {
  if (mood === 'hangs') return;
  if (mood === 'fails') return void response.writeHead(500).end('{"error":{"code":1}}');
  if (mood === 'garbage') return void response.writeHead(418).end('<html>{"messages":[{"id"');
  if (mood === 'redirects')
    return void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end();
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mood === 'huge') return void response.end(`{"pad":"${'x'.repeat(2 ** 20)}"}`);
  response.write('{');
  drips.add(setInterval(() => response.write(' '), 50));
}
