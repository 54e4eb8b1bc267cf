import { z } from 'zod';
import type { Role } from '../accounts/index.ts';
import { actReasonSchema } from '../approvals/index.ts';
import { cleanText } from '../kernel/index.ts';
import {
  IDENTITY_EVIDENCE_MAX,
  IDENTITY_EVIDENCE_MIN,
  REQUEST_NOTE_MAX,
} from './requests.limits.ts';

/** Kinds of requests and reports to staff. */
export const requestKinds = [
  /** To be called about the plan. */
  'PLAN_CONTACT',
  'PLAN_CHANGE',
  /** A technical failure that a professional reported. */
  'PROBLEM',
  /** A consultation rated with two stars or fewer. */
  'LOW_RATING',
  /** Something that the patient considers wrong in a clinical record. */
  'CORRECTION',
  'PAPER_COPY',
  'ACCESS',
  'RECTIFICATION',
  'DELETION',
  /** An account of their own for a member of a family group. */
  'FAMILY',
  /** Removing a member from a family group. */
  'FAMILY_REMOVAL',
] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'REJECTED'] as const;
export type RequestState = (typeof requestStates)[number];

const OF_DIRECTOR: readonly RequestKind[] = ['PROBLEM', 'LOW_RATING', 'CORRECTION'];

/** The role that answers requests of a kind: the medical director for those about care. */
export const answererOf = (kind: RequestKind): Role =>
  OF_DIRECTOR.includes(kind) ? 'MEDICAL_DIRECTOR' : 'ADMIN';

/** Whether a role sees requests of a kind; operations sees that a correction exists, and its deadline. */
export const seesRequest = (role: Role, kind: RequestKind): boolean =>
  answererOf(kind) === role || (role === 'ADMIN' && kind === 'CORRECTION');

/** Whether requests of a kind quote a clinical record: their words are read only until they are answered. */
export const quotesRecord = (kind: RequestKind): boolean => kind === 'CORRECTION';

/** Whether resolving a kind requires evidence of the person's identity. */
export const needsEvidence = (kind: RequestKind): boolean => kind === 'FAMILY';

/** A row of the list: never anything clinical. */
export const requestRowSchema = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** The person who asked: name or, if there is none, e-mail. */
  who: z.string(),
  createdDate: z.iso.datetime(),
  /** Deadline set by the law or the clinic; null if there is none. */
  dueDate: z.iso.datetime().nullable(),
  /** Whether it is open and the time of its alarm, before the deadline, has passed. */
  isAlarming: z.boolean(),
  assignedTo: z.string().nullable(),
  isMine: z.boolean(),
});
export type RequestRow = z.infer<typeof requestRowSchema>;

/** Identity fields that only staff corrects; patients change other data themselves. */
export const identityFields = ['FIRST_NAME', 'LAST_NAME', 'ID_NUMBER', 'BIRTH_DATE'] as const;
export type IdentityField = (typeof identityFields)[number];

/** How a request logged by staff was received. */
export const requestWays = ['PAPER', 'TELEPHONE'] as const;
export type RequestWay = (typeof requestWays)[number];

/** Kinds of requests that dispute a datum; while they are open it is shown as in review. */
export const disputedKinds = ['RECTIFICATION', 'CORRECTION'] as const satisfies RequestKind[];

/** The part of a person's data that is in review: an identity field or, without one, a clinical record. */
export const inReviewSchema = z.object({
  field: z.enum(identityFields).nullable(),
  sinceDate: z.iso.datetime(),
});
export type InReview = z.infer<typeof inReviewSchema>;

/** Details of a request; each kind has its own, and the rest are null. */
export const requestDetailsSchema = z.object({
  /** The person it is about, if not the one who asks. */
  person: z.string().nullable(),
  phone: z.string().nullable(),
  planName: z.string().nullable(),
  wantedPlan: z.string().nullable(),
  affiliateNumber: z.string().nullable(),
  /** Text of a report to the medical director, or of a requested correction. */
  text: z.string().nullable(),
  wanted: z.string().nullable(),
  stars: z.number().int().nullable(),
  visitId: z.string().nullable(),
  field: z.enum(identityFields).nullable(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  /** Where the link to the new account is sent, and whose identity the person has to prove. */
  email: z.string().nullable(),
  idNumber: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** How it was received, if staff logged it. */
  cameBy: z.enum(requestWays).nullable(),
});
export type RequestDetails = z.infer<typeof requestDetailsSchema>;

export const requestSteps = [
  'TAKEN',
  'RELEASED',
  'NOTE',
  /** How the person's identity was checked; the requester does not see it. */
  'IDENTITY_CHECKED',
  'RESOLVED',
  'REJECTED',
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** A step in the handling of a request, by whom and when. */
export const requestEventSchema = z.object({
  id: z.string(),
  step: z.enum(requestSteps),
  by: z.string(),
  date: z.iso.datetime(),
  text: z.string().nullable(),
});

/** A full request, for the role that answers it. */
export const requestSheetSchema = requestRowSchema.extend({
  accountId: z.string(),
  details: requestDetailsSchema,
  history: z.array(requestEventSchema),
  /** Whether it is open and the caller's role answers it. */
  mayAnswer: z.boolean(),
});
export type RequestSheet = z.infer<typeof requestSheetSchema>;

/** A request as the person who made it sees it. */
export const ownRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  /** The person it is about, if not the one who asked. */
  person: z.string().nullable(),
  state: z.enum(requestStates),
  createdDate: z.iso.datetime(),
  dueDate: z.iso.datetime().nullable(),
  closedDate: z.iso.datetime().nullable(),
  /** Staff's answer; null while it is open. */
  answer: z.string().nullable(),
  /** The data in review until it is answered; null if none. */
  inReview: inReviewSchema.nullable(),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;

export const requestAnswerSchema = z.strictObject({ answer: actReasonSchema });

/** A resolution; the evidence describes how the person's identity was checked. */
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
