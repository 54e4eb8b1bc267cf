/** SQLSTATEs of a violated unique index, and of a violated exclusion constraint. */
const AT_MOST_ONE = ['23505', '23P01'];

/** The refusal of each index or constraint by its name, or one for any of them. */
type Refusals = Record<string, () => Error> | (() => Error);

/** Turns the violation of an "at most one" index or constraint into its refusal (requirement: at most one). */
export async function whereUnique<T>(refusals: Refusals, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    const refusal = typeof refusals === 'function' ? refusals : refusals[constraint];
    throw AT_MOST_ONE.includes(code) ? (refusal?.() ?? error) : error;
  }
}
