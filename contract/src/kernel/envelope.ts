import { z } from 'zod';

/** The specification's list envelope: a data list and status OK. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ status: z.literal('OK'), data: z.array(item) });

/** The specification's single-object envelope: status ok or error. */
export const okOf = <S extends z.ZodType>(data: S) => z.object({ status: z.literal('ok'), data });

/** Its twin for a failure told inside a 200 body. */
export const errorOf = <S extends z.ZodType>(data: S) =>
  z.object({ status: z.literal('error'), data });

/** An answer that only says it was done. */
export const doneSchema = z.object({ status: z.literal('ok') });
export const done = { status: 'ok' } as const;

/** The envelopes filled in. */
export const asList = <T>(data: T[]) => ({ status: 'OK', data }) as const;
export const asOk = <T>(data: T) => ({ status: 'ok', data }) as const;
export const asError = <const T>(data: T) => ({ status: 'error', data }) as const;
