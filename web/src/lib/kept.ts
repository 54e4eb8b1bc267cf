/**
 * Reads what a browser stored, possibly written by another release, or tampered with. The first page uses these
 * functions instead of schemas, so that it loads without zod (decision 0072).
 */

/** A field of a stored object; `undefined` if there is none. */
export const memberOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;

/** A field that is a text. */
export function textOf(kept: unknown, name: string): string | undefined {
  const value = memberOf(kept, name);
  return typeof value === 'string' ? value : undefined;
}
