import { z } from 'zod';
import { type Role, roleSchema } from '../accounts/index.ts';
import { cleanText } from '../kernel/index.ts';
import { ACT_REASON_MAX, ACT_REASON_MIN } from './approvals.limits.ts';

/** Acts of staff on another person's account, or on the texts that everybody reads. */
export const staffActKinds = [
  'ACTIVATION_MAIL',
  'RESET_MAIL',
  'DEACTIVATE',
  'REACTIVATE',
  'END_SESSIONS',
  'REMOVE_SECOND_FACTOR',
  'VERIFY',
  'OBSERVE',
  'SUSPEND',
  'LIFT_SUSPENSION',
  'CREATE_ACCOUNT',
  'CHANGE_ROLE',
  'PUBLISH_TEXT',
  'PSEUDONYMISE',
  'OFFER_EXPORT',
] as const;
export type StaffActKind = (typeof staffActKinds)[number];

/** The roles that may do, or approve, an act of a kind. */
export const rolesOfAct = (kind: StaffActKind): readonly Role[] =>
  OF_ADMIN.includes(kind) ? ['ADMIN'] : ['ADMIN', 'MEDICAL_DIRECTOR'];

const OF_ADMIN: readonly StaffActKind[] = [
  'CREATE_ACCOUNT',
  'CHANGE_ROLE',
  'PSEUDONYMISE',
  'OFFER_EXPORT',
];

/** Why an act is done, for later review. */
export const actReasonSchema = z
  .string()
  .transform(cleanText)
  .pipe(z.string().min(ACT_REASON_MIN, 'reason.too-short').max(ACT_REASON_MAX, 'reason.too-long'));

/** What an act grants or changes, if anything. */
export const staffActDetailsSchema = z.object({
  /** What the registry says, in words, and where. */
  evidence: z.string().nullable(),
  link: z.string().nullable(),
  role: roleSchema.nullable(),
  branch: z.string().nullable(),
  /** What the professional is asked to correct. */
  observation: z.string().nullable(),
});
export type StaffActDetails = z.infer<typeof staffActDetailsSchema>;

/** An act of staff: waiting for a second person, decided, taken back, or expired. */
export const staffActSchema = z.object({
  id: z.string(),
  kind: z.enum(staffActKinds),
  /** The account that the act is about and its e-mail, or the draft of a text and its name. */
  subjectId: z.string(),
  subject: z.string(),
  /** Empty where the kind needs none. */
  reason: z.string(),
  details: staffActDetailsSchema,
  askedBy: z.string(),
  askedDate: z.iso.datetime(),
  expiresDate: z.iso.datetime(),
  state: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'EXPIRED', 'WITHDRAWN']),
  /** Whether a second person had to decide. */
  needsSecond: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedDate: z.iso.datetime().nullable(),
  /** Why it was rejected. */
  rejection: z.string().nullable(),
  /** Whether the caller may approve or reject it now. */
  mayDecide: z.boolean(),
  /** Whether the caller asked for it and may take it back. */
  mayWithdraw: z.boolean(),
});
export type StaffAct = z.infer<typeof staffActSchema>;

/** Whether an act was done, or waits for a second person. */
export const actOutcomeSchema = z.object({ state: z.enum(['DONE', 'WAITING']) });
export type ActOutcome = z.infer<typeof actOutcomeSchema>;
