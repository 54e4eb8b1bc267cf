import {
  isCommonPassword,
  passwordSchema,
  professionalPasswordSchema,
  type Role,
} from '@app/contract/accounts';
import { z } from 'zod';
import { signupMessages } from '../registration/signup.copy.ts';

/** A new password typed twice, at least as long as the role requires and not a common one. */
export const newPasswordShape = (role: Role) => ({
  password: (role === 'PATIENT' ? passwordSchema : professionalPasswordSchema).refine(
    (password) => !isCommonPassword(password),
    'password.common',
  ),
  confirmation: z.string().min(1, 'confirmation.required'),
});

/** Refuses passwords that differ; the error belongs to the second. */
export const samePassword = [
  ({ password, confirmation }: { password: string; confirmation: string }) =>
    password === confirmation,
  { error: 'confirmation.different', path: ['confirmation'] },
] satisfies [unknown, unknown];

/** Messages by role: professionals need ten characters. */
export const messagesFor = (role: Role): Record<string, string> =>
  role === 'PATIENT'
    ? signupMessages
    : {
        ...signupMessages,
        'password.too-short': signupMessages['password.too-short-professional'],
      };
