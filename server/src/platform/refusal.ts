/** A refused request, with its stable code and status. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly extra: RefusalExtra;
  constructor(code: string, status: number, detail?: string, extra: RefusalExtra = {}) {
    super(detail ?? code);
    this.code = code;
    this.status = status;
    this.extra = extra;
  }
}

export type RefusalExtra = { current?: unknown; retryAfter?: number };

/** Creates the `refuse` of a capability, which accepts only the codes of its own table. */
export const refusals =
  <const T extends Record<string, number>>(table: T) =>
  (code: keyof T & string, detail?: string, extra?: RefusalExtra): Refusal =>
    new Refusal(code, table[code] ?? 500, detail, extra);
