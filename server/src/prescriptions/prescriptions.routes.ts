import { asList } from '@app/contract/kernel';
import * as contract from '@app/contract/prescriptions';
import { recordAudit } from '../audit/index.ts';
import { readerOf } from '../consents/index.ts';
import type { Documents } from '../documents/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import { sendPdf } from '../platform/http/send-pdf.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from './prescriptions.refusals.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';
import type { Prescriptions } from './prescriptions.ts';

type Needs = Platform & {
  prescriptions: Prescriptions;
  documents: Documents;
  familyGroup: FamilyGroup;
  /** Refuses who may not read a patient's record now, or one that is not there; decided above, where records are. */
  requireRecordAccess: (
    actor: Actor,
    personId: string | undefined,
    read?: Pick<PrescriptionRow, 'author_id'>,
  ) => Promise<string>;
};

export function prescriptionsRoutes(route: Route, needs: Needs) {
  const { prescriptions, documents, database } = needs;

  route(contract.listPrescriptions, async ({ actor, query }) => {
    if (query.externalId) {
      const row = await prescriptions.findByExternalId(query.externalId, readerOf(actor));
      return asList(
        await prescriptions.withLines([await requireReadable(needs, actor, row)], true),
      );
    }
    const personIds = await readablePersons(needs, actor, query.patient_login);
    const { statuses, page_size, page_number } = query;
    return asList(
      personIds.length
        ? await prescriptions.listOf(personIds, statuses, page_size, page_number, readerOf(actor))
        : [],
    );
  });

  route(contract.downloadPrescription, async ({ actor, params, reply }) => {
    const row = await requireReadable(
      needs,
      actor,
      await prescriptions.findById(params.prescriptionId, readerOf(actor)),
    );
    const document = await documents.findOfEntity('prescription', row.id);
    if (!document) throw refuseKernel('request.not-found');
    if (document.isReplaced) throw refuse('prescriptions.annulled');
    await recordAudit(database, actor, {
      type: 'prescription.download',
      action: 'R',
      purpose: actor.role === 'PATIENT' ? 'PATRQT' : 'TREAT',
      patient_id: row.person_id,
      entity_type: 'prescription',
      entity_id: row.id,
    });
    const { bytes } = await documents.ensureBytes(document);
    return sendPdf(reply, bytes, document.title);
  });
}

/** A prescription for its patient's account, its author or whoever may read the record; else it is not there. */
async function requireReadable(
  { requireRecordAccess }: Needs,
  actor: Actor,
  row: PrescriptionRow | undefined,
): Promise<PrescriptionRow> {
  await requireRecordAccess(actor, row?.person_id, row);
  if (!row) throw refuseKernel('request.not-found');
  return row;
}

/** Whose prescriptions are asked for: the own family, or one patient in the professional's care. */
async function readablePersons(
  { familyGroup, requireRecordAccess }: Needs,
  actor: Actor,
  login: string | undefined,
): Promise<string[]> {
  if (!login) return actor.role === 'PATIENT' ? familyGroup.personsOf(actor.accountId) : [];
  return [await requireRecordAccess(actor, await familyGroup.findByLogin(login))];
}
