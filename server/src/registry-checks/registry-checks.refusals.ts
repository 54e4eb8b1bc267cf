import { registryChecksProblems } from '@app/contract/registry-checks';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(registryChecksProblems);
