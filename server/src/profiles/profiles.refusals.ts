import { profilesProblems } from '@app/contract/profiles';
import { z } from 'zod';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(profilesProblems);

/** Refuses a well-formed but wrong field in the form of a schema issue. */
export const refuseField = (field: string, message: string): z.ZodError =>
  new z.ZodError([{ code: 'custom', path: field.split('.'), message, input: undefined }]);
