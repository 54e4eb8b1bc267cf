import { ownAccountProblems } from '@app/contract/own-account';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(ownAccountProblems);
