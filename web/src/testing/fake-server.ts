import type { EndpointReply, EndpointSpec, Problem } from '@app/contract/kernel';

/** A request that the web sent, parsed by the contract's schemas. */
export type SeenRequest = {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  headers: Headers;
};

type Handler = (request: SeenRequest) => unknown;
type Answer = { endpoint: EndpointSpec; pattern: RegExp; handler: Handler };

/** The value that a handler returns to refuse a call. */
export class Refusal {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, code: string, rest: Partial<Problem> = {}) {
    this.status = status;
    this.problem = {
      type: `/problems/${code}`,
      title: code,
      status,
      path: '/',
      message: `error.${code}`,
      code,
      ...rest,
    };
  }
}

/** A refusal of the server, in the contract's format. */
export const refusal = (status: number, code: string, rest: Partial<Problem> = {}): Refusal =>
  new Refusal(status, code, rest);

let answers: Answer[] = [];
let unanswered: string[] = [];
let realFetch: typeof fetch | null = null;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

type Reply<E extends EndpointSpec> = EndpointReply<E> | Refusal;

/** Answers one call of the contract in this test; the newest answer is used. */
export function answer<E extends EndpointSpec>(
  endpoint: E,
  reply: Reply<E> | ((request: SeenRequest) => Reply<E> | Promise<Reply<E>>),
): void {
  const handler: Handler = typeof reply === 'function' ? (reply as Handler) : () => reply;
  answers.unshift({ endpoint, pattern: patternOf(endpoint.path), handler });
}

async function serve(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), location.origin);
  const method = init.method ?? 'GET';
  const found = answers.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname),
  );
  if (!found) {
    unanswered.push(`${method} ${url.pathname}`);
    throw new TypeError(`No answer was given for ${method} ${url.pathname}`);
  }
  const reply = await found.handler(readRequest(found, url, init));
  if (reply instanceof Refusal) return json(reply.problem, reply.status);
  const { response } = found.endpoint;
  return response ? json(response.parse(reply), 200) : new Response(null, { status: 204 });
}

function readRequest({ endpoint, pattern }: Answer, url: URL, init: RequestInit): SeenRequest {
  const params = Object.fromEntries(
    Object.entries(pattern.exec(url.pathname)?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]),
  );
  const text = typeof init.body === 'string' ? init.body : undefined;
  const body = endpoint.bodyKind === 'text' || text === undefined ? text : JSON.parse(text);
  endpoint.params?.parse(params);
  return {
    params,
    query: endpoint.query?.parse(Object.fromEntries(url.searchParams)),
    body: endpoint.body ? endpoint.body.parse(body) : body,
    headers: new Headers(init.headers),
  };
}

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
    },
  });

/** XMLHttpRequest with upload progress: half, then all. */
class FakeRequest {
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => undefined;
  private readonly headers: Record<string, string> = {};
  private place = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.place = { method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: string): void {
    const { method, url } = this.place;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    void serve(url, { method, headers: this.headers, body }).then(async (response) => {
      this.status = response.status;
      this.responseText = await response.text();
      this.onload();
    });
  }
}

const realRequest = globalThis.XMLHttpRequest;

/** Replaces the network while a test runs. */
export const fakeServer = {
  start(): void {
    realFetch ??= globalThis.fetch;
    globalThis.fetch = serve;
    globalThis.XMLHttpRequest = FakeRequest as never;
  },
  /** Stops it and returns the unanswered calls. */
  stop(): string[] {
    const missed = unanswered;
    answers = [];
    unanswered = [];
    if (realFetch) globalThis.fetch = realFetch;
    globalThis.XMLHttpRequest = realRequest;
    return missed;
  },
};
