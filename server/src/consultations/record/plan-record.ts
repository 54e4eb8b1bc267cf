import { diagnosisLabel, type EditedConsultation } from '@app/contract/consultations';
import type { Actor } from '../../platform/http/actor.ts';
import type { VisitRow } from '../../visits/index.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';
import {
  type ConsultationPeople,
  documentBase,
  issueDay,
  readPeople,
} from './consultation-people.ts';
import { type IssuedMedicine, issuedMedicines } from './issued-medicines.ts';
import { requireLegalFields } from './require-legal-fields.ts';

/** Input of a professional who stores a visit. */
type Asked<B extends EditedConsultation> = {
  actor: Actor;
  entry: VisitRow;
  body: B;
  /** Whether it is withheld from the holder whose account joined the visit (requirement: own grant). */
  isHeldBack: boolean;
};

/** A record to store, prepared before the transaction opens. */
export type RecordPlan = Asked<EditedConsultation> & {
  people: ConsultationPeople;
  medicines: IssuedMedicine[];
  diagnosis: string;
  issuedAt: Date;
  today: string;
};

/** Reads both sides and the catalogue, and refuses what the law does not allow. */
export async function planRecord<B extends EditedConsultation>(
  context: Consultations,
  asked: Asked<B>,
): Promise<RecordPlan & { body: B }> {
  const { actor, entry, body } = asked;
  const people = await readPeople(context, actor, entry.person_id);
  if (!people) throw refuse('consultations.not-found');
  const issuedAt = context.clock.now();
  const today = issueDay(issuedAt);
  const jurisdiction = people.professional.licence?.jurisdiction_code ?? '';
  const diagnosis = diagnosisLabel(body.diagnosis);
  const base = documentBase(context, people, issuedAt);
  const hasOrders = body.medications.length + body.studies.length + body.specialties.length > 0;
  if (hasOrders && !jurisdiction) {
    requireLegalFields({ base, today, body, diagnosis, medicines: [] });
  }
  const medicines = body.medications.length
    ? await issuedMedicines(context, body.medications, jurisdiction)
    : [];
  requireLegalFields({ base, today, body, diagnosis, medicines });
  return { ...asked, people, medicines, diagnosis, issuedAt, today };
}
