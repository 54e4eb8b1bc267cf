/** SQLSTATEs of a violated unique index, and of a violated exclusion constraint. */
const AT_MOST_ONE = ['23505', '23P01'];

/** Turns the violation of an "at most one" index or constraint into its refusal (requirement: at most one). */
export async function whereUnique<T>(
  refusals: Record<string, () => Error>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    const refusal = AT_MOST_ONE.includes(code) ? refusals[constraint] : undefined;
    throw refusal?.() ?? error;
  }
}
