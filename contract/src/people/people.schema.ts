import { z } from 'zod';
import { emailSchema, roleSchema } from '../accounts/index.ts';
import { actReasonSchema, staffActSchema } from '../approvals/index.ts';
import { specialtySchema } from '../catalogs/index.ts';
import { cleanText } from '../kernel/index.ts';
import { licenceSchema, sexes } from '../profiles/index.ts';
import { inReviewSchema } from '../requests/index.ts';
import {
  EVIDENCE_LINK_MAX,
  EVIDENCE_MAX,
  EVIDENCE_MIN,
  OBSERVATION_MAX,
  OBSERVATION_MIN,
} from './people.limits.ts';

export const personKinds = ['patients', 'professionals', 'staff', 'pharmacies'] as const;
export type PersonKind = (typeof personKinds)[number];

export const accountStates = ['PENDING', 'ACTIVE', 'DISABLED', 'PSEUDONYMISED'] as const;
export type AccountState = (typeof accountStates)[number];

/** Status of a professional's verification, as staff reads it. */
export const verificationStandings = [
  'PENDING_PROFILE',
  'PENDING_VERIFICATION',
  'OBSERVED',
  'VERIFIED',
  'SUSPENDED',
  'SUSPENDED_BY_REGISTRY',
] as const;
export type VerificationStanding = (typeof verificationStandings)[number];

/** A row of the list of people: never anything clinical. */
export const personRowSchema = z.object({
  accountId: z.string(),
  /** Null before the profile is completed, and for staff. */
  name: z.string().nullable(),
  idNumber: z.string().nullable(),
  email: z.string(),
  role: roleSchema,
  state: z.enum(accountStates),
  /** Only of professionals. */
  verification: z.enum(verificationStandings).nullable(),
  /** Expiry of the next licence to expire, if it is soon. */
  licenceEnds: z.string().nullable(),
  /** Another account in use has the same DNI or CUIL: staff checks whose it is. */
  isDoubled: z.boolean(),
});
export type PersonRow = z.infer<typeof personRowSchema>;

/** The data that staff checks against the registry. */
export const professionalSheetSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  sex: z.enum(sexes),
  birthDate: z.string(),
  cuil: z.string().nullable(),
  profession: z.string().nullable(),
  refepsCode: z.string().nullable(),
  academicTraining: z.string().nullable(),
  professionalAddress: z.string().nullable(),
  licences: z.array(licenceSchema),
  specialties: z.array(specialtySchema),
  verification: z.enum(verificationStandings),
  /** What the professional was asked to correct. */
  observation: z.string().nullable(),
  /** When, by whom and with what evidence the licences were verified. */
  verifiedDate: z.iso.datetime().nullable(),
  verifiedBy: z.string().nullable(),
  evidence: z.string().nullable(),
  evidenceLink: z.string().nullable(),
  /** Version of this sheet; send it back with a verification (409 if stale). */
  version: z.number().int(),
});
export type ProfessionalSheet = z.infer<typeof professionalSheetSchema>;

/** A branch that a pharmacy's account can be assigned to. */
export const branchChoiceSchema = z.object({ id: z.string(), name: z.string() });
export type BranchChoice = z.infer<typeof branchChoiceSchema>;

/** An account as staff sees it. */
export const personSheetSchema = personRowSchema
  .omit({ verification: true, licenceEnds: true, isDoubled: true })
  .extend({
    createdDate: z.iso.datetime(),
    lastLoginDate: z.iso.datetime().nullable(),
    secondFactor: z.boolean(),
    sessions: z.number().int(),
    professional: professionalSheetSchema.nullable(),
    branch: branchChoiceSchema.nullable(),
    /** Other accounts in use with the same DNI or CUIL. */
    doubles: z.array(z.object({ accountId: z.string(), email: z.string() })),
    /** The person's data disputed by an open request (requirement: data in review). */
    inReview: z.array(inReviewSchema),
    /** Acts on this account that wait for a second person. */
    waiting: z.array(staffActSchema),
  });
export type PersonSheet = z.infer<typeof personSheetSchema>;

const writtenText = (name: string, min: number, max: number) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().min(min, `${name}.too-short`).max(max, `${name}.too-long`));

export const actBodySchema = z.strictObject({ reason: actReasonSchema });

/** The licences as they were checked, and what the registry says about them (requirement: verified licence). */
export const verificationBodySchema = z.strictObject({
  version: z.number().int().min(0).max(2_147_483_647),
  evidence: writtenText('evidence', EVIDENCE_MIN, EVIDENCE_MAX),
  link: z
    .url({ protocol: /^https$/, error: 'link.invalid' })
    .max(EVIDENCE_LINK_MAX, 'link.too-long')
    .nullish(),
});

/** What the professional has to correct; they read this text. */
export const observationBodySchema = z.strictObject({
  observation: writtenText('observation', OBSERVATION_MIN, OBSERVATION_MAX),
});

/** Roles that staff gives (requirement: roles given by staff). */
export const givenRoles = ['ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY'] as const;

const givenShape = {
  role: z.enum(givenRoles, 'role.required'),
  /** The branch of a pharmacy's account; other roles have none. */
  branchId: z.uuid('branchId.required').nullish(),
  reason: actReasonSchema,
};

const withBranch = <Out extends { role: string; branchId?: string | null | undefined }, In>(
  schema: z.ZodType<Out, In>,
) =>
  schema.refine(({ role, branchId }) => (role === 'PHARMACY') === Boolean(branchId), {
    path: ['branchId'],
    message: 'branchId.required',
  });

export const roleBodySchema = withBranch(z.strictObject(givenShape));
export const staffAccountBodySchema = withBranch(
  z.strictObject({ email: emailSchema, ...givenShape }),
);
