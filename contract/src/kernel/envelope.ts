import { z } from 'zod';

/** The specification's list envelope: a data list and status OK. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ status: z.literal('OK'), data: z.array(item) });

/** The specification's single-object envelope: status ok or error. */
export const okOf = <S extends z.ZodType>(data: S) => z.object({ status: z.literal('ok'), data });

/** The same for a failure inside an answer with status 200. */
export const errorOf = <S extends z.ZodType>(data: S) =>
  z.object({ status: z.literal('error'), data });

/** Answer without data. */
export const doneSchema = z.object({ status: z.literal('ok') });
export const done = { status: 'ok' } as const;

/** Wraps data in the envelope. */
export const asList = <T>(data: T[]) => ({ status: 'OK', data }) as const;
export const asOk = <T>(data: T) => ({ status: 'ok', data }) as const;
export const asError = <const T>(data: T) => ({ status: 'error', data }) as const;
