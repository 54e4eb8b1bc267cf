import { failureCopy } from './failures.copy.ts';
import { OFFLINE_CODE, ProblemError } from './problem-error.ts';

const DEFAULT_WAIT_SECONDS = 60;

/** Why something failed, where that has nothing to do with what was asked: no network, too often, a fault of ours. */
export function causeText(error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { code, status, retryAfter = DEFAULT_WAIT_SECONDS } = error.problem;
  if (code === OFFLINE_CODE) return failureCopy.offline;
  if (status === 429) return failureCopy.tooMany(retryAfter);
  return status >= 500 ? failureCopy.fault : undefined;
}

/** The words of a failure of which a screen knows nothing more special; never a code. */
export const failureText = (error: unknown): string => causeText(error) ?? failureCopy.fault;
