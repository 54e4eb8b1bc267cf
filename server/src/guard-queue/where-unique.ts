import type { GuardQueueProblem } from '@app/contract/guard-queue';
import { refuse } from './guard-queue.refusals.ts';

const UNIQUE_VIOLATION = '23505';

/** Turns the violation of an "at most one" index into its refusal (requirement: at most one). */
export async function whereUnique<T>(
  index: string,
  problem: GuardQueueProblem,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === index) throw refuse(problem);
    throw error;
  }
}
