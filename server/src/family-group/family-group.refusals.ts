import { familyGroupProblems } from '@app/contract/family-group';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(familyGroupProblems);
