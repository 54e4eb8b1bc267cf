import { z } from 'zod';

/** A field refused by a schema, with the code of the broken rule. */
export const fieldErrorSchema = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** An error of the API: RFC 9457 plus the fields of the specification. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  path: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
  fieldErrors: z.array(fieldErrorSchema).optional(),
  /** The current object, if a command came too late (409). */
  current: z.unknown().optional(),
  /** Seconds to wait, if a limit was reached (429). */
  retryAfter: z.number().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Refusals common to all capabilities, with their status. */
export const kernelProblems = {
  'request.invalid': 400,
  'request.duplicate-key': 400,
  'session.required': 401,
  'session.step-up-required': 401,
  'request.forbidden': 403,
  'request.not-found': 404,
  'request.method-not-allowed': 405,
  'request.timeout': 408,
  'request.too-large': 413,
  'request.unsupported-media': 415,
  'request.misdirected': 421,
  'request.idempotency-mismatch': 422,
  'request.version-required': 428,
  'request.too-many': 429,
  'request.headers-too-large': 431,
  'server.fault': 500,
  'server.unavailable': 503,
} as const;
export type KernelProblem = keyof typeof kernelProblems;
