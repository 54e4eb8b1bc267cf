import type { FieldError, Problem } from '@app/contract/kernel';

/** A refusal of the server, or a failure to reach it. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** Problems detected by the browser: no network, or an answer that does not match the contract. */
export const OFFLINE_CODE = 'network.unreachable';
export const UNREADABLE_CODE = 'network.unreadable';

/** Builds a problem detected by the browser. */
export const localProblem = (code: string, path: string, status = 0): ProblemError =>
  new ProblemError({
    type: `/problems/${code}`,
    title: code,
    status,
    path,
    message: `error.${code}`,
    code,
  });

/** The code of a failure, whatever was thrown. */
export const problemCode = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.code : 'server.fault';

/** The server did nothing because its database is unavailable. */
const UNAVAILABLE = 503;

/** A failure that tells nothing about the request: no network, or a server without its database. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.problem.code === OFFLINE_CODE || error.problem.status === UNAVAILABLE);

/** The fields that the server refused. */
export const problemFields = (error: unknown): readonly FieldError[] =>
  error instanceof ProblemError ? (error.problem.fieldErrors ?? []) : [];

/** Reference for support: the request id, or else the code. */
export const supportCode = (error: unknown): string =>
  error instanceof ProblemError
    ? (error.problem.requestId ?? error.problem.code)
    : problemCode(error);
