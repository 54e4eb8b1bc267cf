import { failureCopy, inTime } from './failures.copy.ts';
import { OFFLINE_CODE, ProblemError } from './problem-error.ts';

const DEFAULT_WAIT_SECONDS = 60;

/** When a refused call may be made again, in words. */
export const waitText = ({ problem }: ProblemError): string =>
  inTime(problem.retryAfter ?? DEFAULT_WAIT_SECONDS);

/** Causes that do not depend on the request: no network, too many requests, a server fault. */
export function causeText(error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { code, status, retryAfter = DEFAULT_WAIT_SECONDS } = error.problem;
  if (code === OFFLINE_CODE)
    return navigator.onLine ? failureCopy.unreachable : failureCopy.offline;
  if (status === 429) return failureCopy.tooMany(retryAfter);
  return status >= 500 ? failureCopy.fault : undefined;
}

/** Message of a failure without its own text on the screen; never a code. */
export const failureText = (error: unknown): string => causeText(error) ?? failureCopy.fault;
