/**
 * Reading what a browser kept, which may come from another release or another hand. The first page goes by these
 * instead of schemas, so that it loads without zod (decision 0072).
 */

/** A member of a kept object; `undefined` where there is none. */
export const memberOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;

/** A member that is a text. */
export function textOf(kept: unknown, name: string): string | undefined {
  const value = memberOf(kept, name);
  return typeof value === 'string' ? value : undefined;
}
