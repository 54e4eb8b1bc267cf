import { accountsProblems } from '@app/contract/accounts';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(accountsProblems);
