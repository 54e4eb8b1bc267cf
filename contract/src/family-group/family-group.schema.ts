import { z } from 'zod';
import { dniSchema } from '../accounts/index.ts';
import { cleanText } from '../kernel/index.ts';
import {
  familyMemberSchema,
  memberProfileShape,
  relationshipField,
  relationships,
  withIdentificationRules,
} from '../profiles/index.ts';
import { REMOVAL_REASON_MAX } from './family-group.limits.ts';

/** An active member, or one who has not accepted yet (requirement: member acceptance). */
export const memberStates = ['ACTIVE', 'PENDING'] as const;

export const groupMemberSchema = familyMemberSchema.extend({
  status: z.enum(memberStates),
  /** A member with an account changes their own data (requirement: own account of a dependant). */
  has_account: z.boolean(),
  /** Never accepted and never attended, so the holder can withdraw the invitation without staff. */
  is_invited: z.boolean(),
  /** Whether a request to remove them waits for staff. */
  is_removal_asked: z.boolean(),
});
export type GroupMember = z.infer<typeof groupMemberSchema>;

/** The holder's group; `allowed` is the limit set by the plan and the product. */
export const familyGroupSchema = z.object({
  titular: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Only an adult can be a holder: a member of 16 or 17 with an account cannot add members. */
    is_adult: z.boolean(),
  }),
  planName: z.string().nullable(),
  allowed: z.number().int(),
  members: z.array(groupMemberSchema),
});
export type FamilyGroup = z.infer<typeof familyGroupSchema>;

/** A new dependant: a holder's data, plus the DNI and the relationship. */
export const newMemberSchema = withIdentificationRules(
  z.strictObject({
    ...memberProfileShape,
    id_number: dniSchema,
    relationship_to_titular: relationshipField,
  }),
);
export type NewMember = z.output<typeof newMemberSchema>;

/** Changes to a member; the DNI cannot be changed. */
export const memberChangesSchema = withIdentificationRules(
  z.strictObject({
    ...memberProfileShape,
    relationship_to_titular: relationshipField,
    /** Sent back by clients, never stored. */
    status: z.unknown().optional(),
    has_account: z.unknown().optional(),
    is_invited: z.unknown().optional(),
    is_removal_asked: z.unknown().optional(),
  }),
);
export type MemberChanges = z.output<typeof memberChangesSchema>;

/** Why the holder wants to remove a member from the group; optional. */
export const askRemovalSchema = z.strictObject({
  reason: z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(REMOVAL_REASON_MAX, 'reason.too-long'))
    .optional(),
});

/** A group in which the caller accepted to be. */
export const membershipSchema = z.object({
  id: z.string(),
  holderName: z.string(),
  /** Whether the link is about the account's own record: the member is the same person. */
  of_own_record: z.boolean(),
  relationship_to_titular: z.enum(relationships),
  missing: z.null(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** An invitation to somebody of whom only the DNI is the one that the holder wrote (requirement: member acceptance). */
const heldBackSchema = z.object({
  id: z.string(),
  holderName: z.null(),
  of_own_record: z.boolean(),
  relationship_to_titular: z.null(),
  /** A complete profile, or one with the birth date and surname that the holder wrote. */
  missing: z.enum(['profile', 'match']),
});

/** An invitation from a holder who wants to add the caller to the group. */
export const invitationSchema = z.union([membershipSchema, heldBackSchema]);
export type Invitation = z.infer<typeof invitationSchema>;
