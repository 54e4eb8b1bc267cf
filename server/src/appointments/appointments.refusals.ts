import { appointmentsProblems } from '@app/contract/appointments';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(appointmentsProblems);
