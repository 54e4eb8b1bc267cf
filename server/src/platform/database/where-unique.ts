const UNIQUE_VIOLATION = '23505';

/** Turns the violation of an "at most one" index into its refusal (requirement: at most one). */
export async function whereUnique<T>(
  refusals: Record<string, () => Error>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const refusal = code === UNIQUE_VIOLATION ? refusals[constraint] : undefined;
    throw refusal?.() ?? error;
  }
}
