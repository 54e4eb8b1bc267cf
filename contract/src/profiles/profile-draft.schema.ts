import { z } from 'zod';
import { rowVersion } from '../kernel/index.ts';

/** Whose profile is being written: the account's own, a new member's, or a member's. */
export const draftSubjectSchema = z.union([z.literal('own'), z.literal('new-member'), z.uuid()]);

/** An unfinished profile; version 0 if there is none (requirement: draft kept). */
export const profileDraftSchema = z.object({
  subject: z.string(),
  version: z.number().int(),
  /** The step to continue with, from 1. */
  step: z.number().int(),
  content: z.record(z.string(), z.unknown()),
  updatedAt: z.string().nullable(),
  /** The DNI given at registration; null if there is none or the profile is not the account's own. */
  id_number: z.string().nullable(),
  alias: z.string().nullable(),
});
export type ProfileDraft = z.infer<typeof profileDraftSchema>;

export const profileDraftWriteSchema = z.strictObject({
  /** The version that was read; a stale one is refused, and the answer has the current one. */
  version: rowVersion,
  step: z.int().min(1).max(10),
  content: z.record(z.string(), z.unknown()),
});
