import type { Actor } from '../platform/http/actor.ts';
import {
  type ReadConsultation,
  type Reading,
  requireRecordAccess,
} from './access/require-record-access.ts';
import type { Consultations } from './consultations.ts';

/** What other capabilities ask of the stored records: who may read whose, and which visits there were. */
export type Records = Pick<Consultations['consultations'], 'countOf' | 'datesOf'> & {
  /** The one door to a clinical record. Answers whose record it is; refused as if there were none. */
  requireAccess: (
    actor: Actor,
    personId: string | undefined,
    reading: Reading,
    consultation?: ReadConsultation,
  ) => Promise<string>;
};

export const createRecords = (context: Consultations): Records => ({
  countOf: context.consultations.countOf,
  datesOf: context.consultations.datesOf,
  requireAccess: (actor, personId, reading, consultation) =>
    requireRecordAccess(context, actor, personId, reading, consultation),
});
