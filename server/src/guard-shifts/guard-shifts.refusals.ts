import { guardShiftsProblems } from '@app/contract/guard-shifts';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(guardShiftsProblems);
