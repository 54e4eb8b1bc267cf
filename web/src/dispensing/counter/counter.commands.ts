import {
  blockPrescription,
  type CounterKey,
  type CounterPrescription,
  type DispensingProblem,
  dispense,
  type newBlockSchema,
  type newDispensingSchema,
  openAtCounter,
  type ServedBefore,
} from '@app/contract/dispensing';
import type { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { OFFLINE_CODE, ProblemError, UNREADABLE_CODE } from '../../lib/server/problem-error.ts';

export type NewDispensing = z.output<typeof newDispensingSchema>;
export type NewBlock = z.output<typeof newBlockSchema>;

export const openPrescription = async (body: CounterKey): Promise<CounterPrescription> =>
  (await call(openAtCounter, { body })).data;

export const sendDispensing = async (body: NewDispensing) => (await call(dispense, { body })).data;

export const sendBlock = (body: NewBlock) => call(blockPrescription, { body });

/** Whether an act may have been done although its answer was lost. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.problem.code === OFFLINE_CODE ||
    error.problem.code === UNREADABLE_CODE ||
    error.problem.status >= 500);

type Standing = Partial<CounterPrescription>;

const REFUSED: Partial<Record<DispensingProblem, (current: unknown) => Standing>> = {
  'dispensing.already-dispensed': (current) => ({
    status: 'DISPENSED',
    dispensedDate: (current as ServedBefore | undefined)?.dispensedDate ?? null,
  }),
  'dispensing.overdue': () => ({ status: 'OVERDUE' }),
  'dispensing.blocked': () => ({ status: 'BLOCKED' }),
};

/** What a refused act reveals about the prescription: somebody was faster. */
export function standingAfter(error: unknown): Standing | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { code, current } = error.problem;
  return REFUSED[code as DispensingProblem]?.(current);
}
