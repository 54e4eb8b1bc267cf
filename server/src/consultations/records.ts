import type { Actor } from '../platform/http/actor.ts';
import {
  isOwnPatient,
  type ReadConsultation,
  type Reading,
  requireRecordAccess,
} from './access/require-record-access.ts';
import type { VersionRow } from './consultation-rows.ts';
import type { WholeConsultation } from './consultations.statements.ts';
import type { Consultations } from './consultations.ts';
import { versionsRepository } from './record/versions.repository.ts';

/** Stored records for other capabilities: access, and past visits. */
export type Records = Pick<
  Consultations['consultations'],
  'countOf' | 'datesOf' | 'findByQueueId'
> & {
  /** A record with its orders, as a patient account may see it. */
  wholeFor: (accountId: string, id: string) => Promise<WholeConsultation | undefined>;
  /** What a record said before each edit, newest first. */
  earlierVersions: (id: string) => Promise<VersionRow[]>;
  /** Decides every access to a clinical record. Returns its person; refuses as if there were none. */
  requireAccess: (
    actor: Actor,
    personId: string | undefined,
    reading: Reading,
    consultation?: ReadConsultation,
  ) => Promise<string>;
  /** Whether a professional attended a person recently, or has their grant; emergencies do not count. */
  isOwnPatient: (accountId: string, personId: string) => Promise<boolean>;
};

export const createRecords = (context: Consultations): Records => ({
  countOf: context.consultations.countOf,
  datesOf: context.consultations.datesOf,
  findByQueueId: context.consultations.findByQueueId,
  wholeFor: (accountId, id) => context.consultations.findWhole(id, accountId),
  earlierVersions: (id) => versionsRepository(context.database).replaced(id),
  requireAccess: (actor, personId, reading, consultation) =>
    requireRecordAccess(context, actor, personId, reading, consultation),
  isOwnPatient: (accountId, personId) => isOwnPatient(context, accountId, personId),
});
