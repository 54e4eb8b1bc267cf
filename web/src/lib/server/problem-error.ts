import type { FieldError, Problem } from '@app/contract/kernel';

/** What the server refused, or that it could not be reached at all. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** Problems that only the browser sees: no network, or an answer that is not the contract's. */
export const OFFLINE_CODE = 'network.unreachable';
export const UNREADABLE_CODE = 'network.unreadable';

/** A problem that never came from the server. */
export const localProblem = (code: string, path: string, status = 0): ProblemError =>
  new ProblemError({
    type: `/problems/${code}`,
    title: code,
    status,
    path,
    message: `error.${code}`,
    code,
  });

/** The stable code of a failure, whatever was thrown. */
export const problemCode = (error: unknown): string =>
  error instanceof ProblemError ? error.problem.code : 'server.fault';

/** The fields that the server refused, to be shown beside them. */
export const problemFields = (error: unknown): readonly FieldError[] =>
  error instanceof ProblemError ? (error.problem.fieldErrors ?? []) : [];

/** What support asks for: the request's number, else the code. */
export const supportCode = (error: unknown): string =>
  error instanceof ProblemError
    ? (error.problem.requestId ?? error.problem.code)
    : problemCode(error);
