import { discardProfileDraft, getProfileDraft, saveProfileDraft } from '@app/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';

/** What was written of a profile and not finished; read anew each time the wizard opens. */
export const draftQuery = (subject: string) =>
  queryOptions({
    queryKey: ['profile-draft', subject],
    queryFn: async () => (await call(getProfileDraft, { params: { subject } })).data,
    // A later reading must not change the form under somebody's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Saves a step over the version that was read. */
export const saveDraft = async (
  subject: string,
  body: { version: number; step: number; content: Record<string, unknown> },
) => (await call(saveProfileDraft, { params: { subject }, body })).data;

/** Forgets what was written. */
export const discardDraft = (subject: string) => call(discardProfileDraft, { params: { subject } });
