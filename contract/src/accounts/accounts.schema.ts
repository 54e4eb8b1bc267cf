import { z } from 'zod';
import { dniField } from '../kernel/index.ts';
import {
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_MIN_PROFESSIONAL,
} from './accounts.limits.ts';

/** Roles that people can register for. */
export const registeredRoles = ['PATIENT', 'PROFESSIONAL'] as const;
/** Every role; staff and pharmacies cannot register themselves (requirement: roles given by staff). */
export const roles = [...registeredRoles, 'ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

// Declared here because the contract is compiled with neither the browser's types nor Node's.
declare const URL: { parse: (url: string) => { hostname: string } | null };

const UNICODE_DOMAIN = /[^@]*[^\0-\x7f@][^@]*$/;

/** Normal form in which accounts are looked up: NFC, lower case, domain in ASCII. */
export const normaliseEmail = (email: string): string =>
  email
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(UNICODE_DOMAIN, (domain) => URL.parse(`http://${domain}`)?.hostname ?? '');

/**
 * A single address, without characters that mail uses to separate several: at most 64 characters before the `@`, dots
 * only between others (RFC 5321), and a domain that is no address of a machine.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)(?!\.|[^@]*\.[.@])[^\s@"<>(),:;[\\\]]+@([a-z\d-]+\.)+(?!\d+$)[a-z\d-]+$/;

/** Signs that nobody sees, which would make two addresses look like one. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const emailSchema = z
  .string()
  // Check the length first: converting a domain is quadratic.
  .max(EMAIL_MAX, 'email.invalid')
  .refine((typed) => !UNSEEN.test(typed), { error: 'email.invalid', abort: true })
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .min(1, 'email.required')
      .max(EMAIL_MAX, 'email.invalid')
      .regex(EMAIL, 'email.invalid'),
  );

/** Mailboxes that most people have, and endings that are typed wrongly. */
const USUAL_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.com.ar',
  'icloud.com',
  'live.com',
];

/** Whether one letter that is wrong, missing, too much or swapped with the next one turns a text into another. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  const start = [...meant].findIndex((letter, at) => typed[at] !== letter);
  const at = start === -1 ? meant.length : start;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/** The address that was probably meant: `ana@gmail.com` for `ana@gmial.com`; only a doubt, which its owner overrules. */
export function meantEmail(typed: string): string | undefined {
  const parsed = emailSchema.safeParse(typed);
  const [name, domain = ''] = parsed.success ? parsed.data.split('@') : [];
  if (USUAL_DOMAINS.includes(domain)) return undefined;
  const meant = USUAL_DOMAINS.find((usual) => isOneSlip(domain, usual));
  return meant && `${name}@${meant}`;
}

const password = z.string().min(1, 'password.required').max(PASSWORD_MAX, 'password.too-long');
export const passwordSchema = password.min(PASSWORD_MIN, 'password.too-short');
export const professionalPasswordSchema = password.min(
  PASSWORD_MIN_PROFESSIONAL,
  'password.too-short',
);

/** The DNI of a person, typed in any usual way. */
export const dniSchema = dniField('id_number');

export const credentialsSchema = z.object({
  username: emailSchema,
  password: passwordSchema,
  rememberMe: z.boolean().optional(),
});
export type Credentials = z.input<typeof credentialsSchema>;

/** A short bearer token and the seconds it lives. */
export const tokenSchema = z.object({
  id_token: z.string(),
  expires_in: z.number().int(),
  /** Seconds until the session itself ends if idle. */
  session_expires_in: z.number().int().optional(),
});

/** The password was correct, and a second step is pending: a code, or enrolling the second factor. */
export const pendingLoginSchema = z.object({
  mfa_required: z.enum(['code', 'enrolment']),
  expires_in: z.number().int(),
});
export type PendingLogin = z.infer<typeof pendingLoginSchema>;

/** Answer of a login: a token, or the pending second step. */
export const loginAnswerSchema = z.union([tokenSchema, pendingLoginSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
