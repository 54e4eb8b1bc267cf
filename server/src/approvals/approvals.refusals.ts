import { approvalsProblems } from '@app/contract/approvals';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(approvalsProblems);
