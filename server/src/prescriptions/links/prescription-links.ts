import {
  PRESCRIPTION_LINK_MINUTES,
  PRESCRIPTION_LINK_TRIES,
  type PrescriptionLink,
} from '@app/contract/prescriptions';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashSecret, newSecret } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PrescriptionDownload, requireDocument } from '../download-prescription.ts';
import { refuse } from '../prescriptions.refusals.ts';
import { prescriptionLinksRepository } from './prescription-links.repository.ts';

/** Dependencies of sharing a prescription. */
export type PassingOn = PrescriptionDownload & Pick<Platform, 'clock'>;

/**
 * Creates the link with which a patient shares a prescription; the previous one stops working
 * (requirement: passed on by link).
 */
export async function linkPrescription(
  passing: PassingOn,
  actor: Actor,
  id: string,
): Promise<PrescriptionLink> {
  const { clock, database } = passing;
  const { row } = await requireDocument(passing, actor, id);
  const key = newSecret();
  const expires_at = new Date(clock.now().getTime() + PRESCRIPTION_LINK_MINUTES * 60_000);
  await database.transaction().execute(async (transaction) => {
    await prescriptionLinksRepository(transaction).replace({
      prescription_id: row.id,
      key_hash: hashSecret(key),
      expires_at,
      tries_left: PRESCRIPTION_LINK_TRIES,
    });
    await recordAudit(transaction, actor, {
      type: 'prescription.link',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: row.person_id,
      entity_type: 'prescription',
      entity_id: row.id,
    });
  });
  return { key, expires_at: expires_at.toISOString() };
}

/**
 * The signed bytes of a shared prescription. Unknown, expired, used up, of another DNI and annulled get the
 * same refusal; each attempt is counted before it is checked.
 */
export async function openPrescriptionLink(
  { clock, database, documents }: PassingOn,
  { key, dni }: { key: string; dni: string },
): Promise<{ bytes: Buffer; title: string }> {
  const links = prescriptionLinksRepository(database);
  const link = await links.take(hashSecret(key), clock.now());
  const row = link && (await links.findOfDni(link.prescription_id, dni));
  const document = row && (await documents.findOfEntity('prescription', row.id));
  if (!document || document.isReplaced) throw refuse('prescriptions.link-invalid');
  await recordAudit(database, undefined, {
    type: 'prescription.link-open',
    action: 'R',
    purpose: 'PATRQT',
    rule: 'key of minutes',
    patient_id: row.person_id,
    entity_type: 'prescription',
    entity_id: row.id,
  });
  const { bytes } = await documents.ensureBytes(document);
  return { bytes, title: document.title };
}
