import {
  COMMAND_ID_HEADER,
  type EndpointAnswer,
  type EndpointRequest,
  type EndpointSpec,
  fillPath,
  type Problem,
  problemSchema,
} from '@app/contract/kernel';
import { session } from '../session/session.ts';
import { localProblem, OFFLINE_CODE, ProblemError, UNREADABLE_CODE } from './problem-error.ts';
import { learnTime } from './server-time.ts';
import { isShortWait, waitOnesTurn } from './waiting-turn.ts';

/** Options of a call. */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Idempotency key: the same for every attempt of one act. */
  idempotencyKey?: string;
  /** The version being changed, sent as `If-Match`. */
  ifMatch?: number;
  /** Upload progress of files, from 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
};

const TOO_MANY = 429;

type LooseRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Makes one call of the contract and reads its answer; throws `ProblemError` if it is refused. */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  const response = await answered(endpoint, request as LooseRequest, options);
  if (!endpoint.response) return undefined as EndpointAnswer<E>;
  const parsed = endpoint.response.safeParse(await readJson(response, endpoint.path));
  if (!parsed.success) throw localProblem(UNREADABLE_CODE, endpoint.path, response.status);
  return parsed.data as EndpointAnswer<E>;
}

/** Makes a call whose answer is a file. */
export async function callForFile<E extends EndpointSpec>(
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<Blob> {
  return (await answered(endpoint, request as LooseRequest, options)).blob();
}

async function answered(
  endpoint: EndpointSpec,
  request: LooseRequest,
  options: CallOptions,
): Promise<Response> {
  const token = endpoint.access === 'session' ? await session.freshToken() : null;
  const sendWith = (current: string | null) =>
    inTurn(endpoint, options.signal, () => send(endpoint, request, options, current));
  const first = await sendWith(token);
  if (first.ok) return first;
  const problem = await readProblem(first, endpoint.path);
  if (!isLostSession(endpoint, problem)) throw new ProblemError(problem);

  const renewed = await session.renew();
  if (!renewed) throw new ProblemError(problem);
  const second = await sendWith(renewed);
  if (second.ok) return second;
  throw new ProblemError(await readProblem(second, endpoint.path));
}

/**
 * Sends a reading again once the limit that it reached is over. An act is left to the person, who may not want it any
 * more.
 */
async function inTurn(
  endpoint: EndpointSpec,
  signal: AbortSignal | undefined,
  sendOnce: () => Promise<Response>,
): Promise<Response> {
  const response = await sendOnce();
  if (response.status !== TOO_MANY || !mayWait(endpoint)) return response;
  const seconds = Number(response.headers.get('retry-after'));
  if (!isShortWait(seconds)) return response;
  await waitOnesTurn(seconds, signal);
  signal?.throwIfAborted();
  return inTurn(endpoint, signal, sendOnce);
}

/** Readings, and the token of the session that they need. */
const mayWait = ({ access, method }: EndpointSpec): boolean =>
  method === 'GET' || access === 'cookie';

const isLostSession = (endpoint: EndpointSpec, problem: Problem): boolean =>
  endpoint.access === 'session' && problem.status === 401 && problem.code === 'session.required';

async function send(
  endpoint: EndpointSpec,
  request: LooseRequest,
  options: CallOptions,
  token: string | null,
): Promise<Response> {
  const url = fillPath(endpoint.path, request.params) + queryText(request.query);
  try {
    const send = options.onProgress ? await sendingWith(options.onProgress) : fetch;
    const answer = await send(url, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: headersOf(endpoint, request, options, token),
      ...bodyOf(endpoint, request),
      ...(options.signal && { signal: options.signal }),
    });
    learnTime(answer);
    return answer;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw localProblem(OFFLINE_CODE, endpoint.path);
  }
}

// Loaded on demand: only uploads of files report progress.
const sendingWith = async (onProgress: (percent: number) => void) =>
  (await import('./fetch-with-progress.ts')).fetchWithProgress(onProgress);

function headersOf(
  endpoint: EndpointSpec,
  request: LooseRequest,
  options: CallOptions,
  token: string | null,
): Record<string, string> {
  const kind = endpoint.bodyKind === 'text' ? 'text/plain' : 'application/json';
  return {
    Accept: 'application/json',
    ...(request.body !== undefined && { 'Content-Type': kind }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(options.idempotencyKey && { [COMMAND_ID_HEADER]: options.idempotencyKey }),
    ...(options.ifMatch !== undefined && { 'If-Match': `"${options.ifMatch}"` }),
  };
}

function bodyOf(endpoint: EndpointSpec, { body }: LooseRequest): { body?: string } {
  if (body === undefined) return {};
  return { body: endpoint.bodyKind === 'text' ? String(body) : JSON.stringify(body) };
}

/** Null and empty parameters are left out (specification). */
function queryText(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, unknown] => [name, one]),
    )
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

async function readJson(response: Response, path: string): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw localProblem(UNREADABLE_CODE, path, response.status);
  }
}

async function readProblem(response: Response, path: string): Promise<Problem> {
  const body = await response.json().catch(() => null);
  const parsed = problemSchema.safeParse(body);
  return parsed.success
    ? parsed.data
    : localProblem(UNREADABLE_CODE, path, response.status).problem;
}
