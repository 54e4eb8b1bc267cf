import { catalogsProblems } from '@app/contract/catalogs';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(catalogsProblems);
