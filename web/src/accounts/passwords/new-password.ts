import { passwordSchema, professionalPasswordSchema, type Role } from '@app/contract/accounts';
import { z } from 'zod';
import { signupMessages } from '../registration/signup.copy.ts';

/** A new password typed twice, as long as the role demands. */
export const newPasswordShape = (role: Role) => ({
  password: role === 'PATIENT' ? passwordSchema : professionalPasswordSchema,
  confirmation: z.string().min(1, 'confirmation.required'),
});

/** Refuses two passwords that differ, beside the second. */
export const samePassword = [
  ({ password, confirmation }: { password: string; confirmation: string }) =>
    password === confirmation,
  { error: 'confirmation.different', path: ['confirmation'] },
] satisfies [unknown, unknown];

/** The messages of a role: professionals need ten characters. */
export const messagesFor = (role: Role): Record<string, string> =>
  role === 'PATIENT'
    ? signupMessages
    : {
        ...signupMessages,
        'password.too-short': signupMessages['password.too-short-professional'],
      };
