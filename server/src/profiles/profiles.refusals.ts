import { profilesProblems } from '@app/contract/profiles';
import { z } from 'zod';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(profilesProblems);

/** A field that is right in form and wrong all the same: told as the schema tells its own. */
export const refuseField = (field: string, message: string): z.ZodError =>
  new z.ZodError([{ code: 'custom', path: field.split('.'), message, input: undefined }]);
