import { z } from 'zod';
import type { Role } from '../accounts/index.ts';
import { actReasonSchema } from '../approvals/index.ts';
import { cleanText } from '../kernel/index.ts';
import {
  IDENTITY_EVIDENCE_MAX,
  IDENTITY_EVIDENCE_MIN,
  REQUEST_NOTE_MAX,
} from './requests.limits.ts';

/** What people ask of the staff, or report to it. */
export const requestKinds = [
  /** To be called about the plan. */
  'PLAN_CONTACT',
  'PLAN_CHANGE',
  /** A technical failure that a professional reported. */
  'PROBLEM',
  /** A consultation that its patient gave two stars at most. */
  'LOW_RATING',
  /** Something in a clinical record that its patient says is wrong. */
  'CORRECTION',
  'PAPER_COPY',
  'ACCESS',
  'RECTIFICATION',
  'DELETION',
  /** An account of their own for a member of a family group. */
  'FAMILY',
  /** That a member leaves a family group. */
  'FAMILY_REMOVAL',
] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'REJECTED'] as const;
export type RequestState = (typeof requestStates)[number];

const OF_DIRECTOR: readonly RequestKind[] = ['PROBLEM', 'LOW_RATING', 'CORRECTION'];

/** The role that answers requests of a kind: what concerns attention is the medical director's. */
export const answererOf = (kind: RequestKind): Role =>
  OF_DIRECTOR.includes(kind) ? 'MEDICAL_DIRECTOR' : 'ADMIN';

/** Whether a role is told of requests of a kind; operations sees that a correction exists, and its clock. */
export const seesRequest = (role: Role, kind: RequestKind): boolean =>
  answererOf(kind) === role || (role === 'ADMIN' && kind === 'CORRECTION');

/** Whether a kind is resolved only with what its person's identity was checked by. */
export const needsEvidence = (kind: RequestKind): boolean => kind === 'FAMILY';

/** A row of the list: never anything clinical. */
export const requestRowSchema = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** Who asked: the name, or the e-mail where there is none. */
  who: z.string(),
  createdDate: z.iso.datetime(),
  /** Until when the law, or the clinic, gives time; null where nothing is due. */
  dueDate: z.iso.datetime().nullable(),
  /** Whether the alarm before the due time has gone off, and it is still open. */
  isAlarming: z.boolean(),
  assignedTo: z.string().nullable(),
  isMine: z.boolean(),
});
export type RequestRow = z.infer<typeof requestRowSchema>;

/** Data of identity that staff corrects; other data is the patient's own to change. */
export const identityFields = ['FIRST_NAME', 'LAST_NAME', 'ID_NUMBER', 'BIRTH_DATE'] as const;
export type IdentityField = (typeof identityFields)[number];

/** How a request came in that staff logged for somebody. */
export const requestWays = ['PAPER', 'TELEPHONE'] as const;
export type RequestWay = (typeof requestWays)[number];

/** Requests that say that a datum is wrong: while they are open it is shown as in review. */
export const disputedKinds = ['RECTIFICATION', 'CORRECTION'] as const satisfies RequestKind[];

/** What of a person's data is in review: a datum of identity, or, without one, a clinical record. */
export const inReviewSchema = z.object({
  field: z.enum(identityFields).nullable(),
  sinceDate: z.iso.datetime(),
});
export type InReview = z.infer<typeof inReviewSchema>;

/** What a request says; each kind has its own part of it, and the rest is null. */
export const requestDetailsSchema = z.object({
  /** Whom it is about, where that is not who asks. */
  person: z.string().nullable(),
  phone: z.string().nullable(),
  planName: z.string().nullable(),
  wantedPlan: z.string().nullable(),
  affiliateNumber: z.string().nullable(),
  /** Words of a report to the medical director, or of a correction that is asked for. */
  text: z.string().nullable(),
  wanted: z.string().nullable(),
  stars: z.number().int().nullable(),
  visitId: z.string().nullable(),
  field: z.enum(identityFields).nullable(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  /** Where the link to an own account is to go, and who the person has to prove to be. */
  email: z.string().nullable(),
  idNumber: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** How it came in, where staff logged it. */
  cameBy: z.enum(requestWays).nullable(),
});
export type RequestDetails = z.infer<typeof requestDetailsSchema>;

export const requestSteps = [
  'TAKEN',
  'RELEASED',
  'NOTE',
  /** How the identity of the person was checked, which who asked does not read. */
  'IDENTITY_CHECKED',
  'RESOLVED',
  'REJECTED',
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** Something that was done about a request, by whom and when. */
export const requestEventSchema = z.object({
  id: z.string(),
  step: z.enum(requestSteps),
  by: z.string(),
  date: z.iso.datetime(),
  text: z.string().nullable(),
});

/** A request in full, as the role that answers it reads it. */
export const requestSheetSchema = requestRowSchema.extend({
  accountId: z.string(),
  details: requestDetailsSchema,
  history: z.array(requestEventSchema),
  /** Whether the reader's role answers it, and it is open. */
  mayAnswer: z.boolean(),
});
export type RequestSheet = z.infer<typeof requestSheetSchema>;

/** A request as who asked it sees it. */
export const ownRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  /** Whom it is about, where that is not who asked. */
  person: z.string().nullable(),
  state: z.enum(requestStates),
  createdDate: z.iso.datetime(),
  dueDate: z.iso.datetime().nullable(),
  closedDate: z.iso.datetime().nullable(),
  /** What the staff answered; null while it is open. */
  answer: z.string().nullable(),
  /** What of the data is in review until it is answered; null where nothing is. */
  inReview: inReviewSchema.nullable(),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;

export const requestAnswerSchema = z.strictObject({ answer: actReasonSchema });

/** A resolution; the evidence is how the identity of the person was checked. */
export const resolutionSchema = requestAnswerSchema.extend({
  evidence: z
    .string()
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(IDENTITY_EVIDENCE_MIN, 'evidence.too-short')
        .max(IDENTITY_EVIDENCE_MAX, 'evidence.too-long'),
    )
    .optional(),
});

export const requestNoteSchema = z.strictObject({
  text: z
    .string()
    .transform(cleanText)
    .pipe(z.string().min(1, 'text.required').max(REQUEST_NOTE_MAX, 'text.too-long')),
});
