import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ProfessionalRow, VerificationFacts } from './profile-rows.ts';

/** A verification by staff: who, when, with what evidence, and of which version of the profile. */
export type Verified = VerificationFacts & Pick<ProfessionalRow, 'version'>;

/**
 * How many decisions there were when an act was asked for; a later one makes it obsolete. Acts that waited before
 * these were counted have none.
 */
type DecisionsThen = number | undefined;

/** Decisions about a professional. Every change requires the state that it starts from, and is counted. */
export const verificationRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'professional'>>();
  const change = (accountId: string, decisions?: DecisionsThen) => {
    const changed = db
      .updateTable('professional')
      .set((eb) => ({ decisions: eb('decisions', '+', 1) }))
      .where('account_id', '=', accountId);
    return decisions === undefined ? changed : changed.where('decisions', '=', decisions);
  };
  return {
    find: (accountId: string): Promise<VerificationFacts | undefined> =>
      db
        .selectFrom('professional')
        .select(['verified_at', 'verified_by', 'evidence', 'evidence_link'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** Verifies a complete profile, if it is still the one that was checked and nobody decided since. */
    verify: (accountId: string, { version, ...facts }: Verified, decisions: DecisionsThen) =>
      change(accountId, decisions)
        .set({ ...facts, verification: 'VERIFIED', observation: null })
        .where('verification', '=', 'PENDING_VERIFICATION')
        .where('full_profile', '=', true)
        .where('version', '=', version)
        .returning('account_id')
        .executeTakeFirst(),

    observe: (accountId: string, observation: string) =>
      change(accountId)
        .set({ observation })
        .where('verification', '=', 'PENDING_VERIFICATION')
        .where('full_profile', '=', true)
        .returning('account_id')
        .executeTakeFirst(),

    suspend: (accountId: string) =>
      change(accountId)
        .set({ verification: 'SUSPENDED' })
        .where('verification', '=', 'VERIFIED')
        .returning('account_id')
        .executeTakeFirst(),

    /** Ends a suspension; data changed since has to be verified again. */
    lift: (accountId: string, decisions: DecisionsThen) =>
      change(accountId, decisions)
        .set({
          suspended_by_registry: false,
          verification: sql<ProfessionalRow['verification']>`case
            when verified_at is null then 'PENDING_VERIFICATION' else 'VERIFIED' end`,
        })
        .where('verification', '=', 'SUSPENDED')
        .returning('account_id')
        .executeTakeFirst(),
  };
};
