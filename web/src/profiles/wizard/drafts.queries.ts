import { discardProfileDraft, getProfileDraft, saveProfileDraft } from '@app/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';

/** The draft of a profile, read each time the wizard opens. */
export const draftQuery = (subject: string) =>
  queryOptions({
    queryKey: ['profile-draft', subject],
    queryFn: async () => (await call(getProfileDraft, { params: { subject } })).data,
    // Not refreshed while the form is edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Saves a step over the version that was read. */
export const saveDraft = async (
  subject: string,
  body: { version: number; step: number; content: Record<string, unknown> },
) => (await call(saveProfileDraft, { params: { subject }, body })).data;

/** Discards the draft. */
export const discardDraft = (subject: string) => call(discardProfileDraft, { params: { subject } });
