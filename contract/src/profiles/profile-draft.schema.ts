import { z } from 'zod';
import { rowVersion } from '../kernel/index.ts';

/** Whose profile is being written: the own one, that of a new member, or that of a member. */
export const draftSubjectSchema = z.union([z.literal('own'), z.literal('new-member'), z.uuid()]);

/** What was written of a profile and not finished yet; version 0 where nothing was (requirement: draft kept). */
export const profileDraftSchema = z.object({
  subject: z.string(),
  version: z.number().int(),
  /** The step to go on with, from 1. */
  step: z.number().int(),
  content: z.record(z.string(), z.unknown()),
  updatedAt: z.string().nullable(),
  /** The DNI that the account was asked for with; null where it has none or is not its own. */
  id_number: z.string().nullable(),
  alias: z.string().nullable(),
});
export type ProfileDraft = z.infer<typeof profileDraftSchema>;

export const profileDraftWriteSchema = z.strictObject({
  /** The version that was read; an older one is refused with the one that stands. */
  version: rowVersion,
  step: z.int().min(1).max(10),
  content: z.record(z.string(), z.unknown()),
});
