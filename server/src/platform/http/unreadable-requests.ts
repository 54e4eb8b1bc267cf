import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { KernelProblem } from '@app/contract/kernel';
import { PROBLEM_TYPE, problemOf, refuseKernel } from './problem-handler.ts';

/** Error codes of node:http that do not mean bad syntax. */
const KNOWN: Readonly<Record<string, KernelProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
};

/**
 * Answers what cannot be parsed as a request and so reaches no route: bad syntax, or headers that are too large
 * or too slow. Body and headers are those of every refusal.
 */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = refuseKernel(KNOWN[code] ?? 'request.invalid');
    const body = JSON.stringify(problemOf(refusal, ''));
    const lines = Object.entries({
      ...headers,
      'content-type': PROBLEM_TYPE,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
