import { dniSchema } from '@app/contract/accounts';
import { z } from 'zod';
import { newPasswordShape, samePassword } from '../passwords/new-password.ts';
import { acceptsSchema } from './accept-terms.tsx';

/** What a dependant types to open their account. */
export const ownAccountSchema = z
  .object({ id_number: dniSchema, ...newPasswordShape('PATIENT'), accepts: acceptsSchema })
  .refine(...samePassword);
export type OwnAccountValues = z.output<typeof ownAccountSchema>;
