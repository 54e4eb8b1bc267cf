import { requireStepUp } from '../accounts/index.ts';
import type { WholeConsultation } from '../consultations/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { PatientParts } from '../profiles/index.ts';
import { bundleOf } from './fhir-bundle.ts';
import { consentOf } from './fhir-consents.ts';
import { dispensingOf } from './fhir-dispensings.ts';
import { signedDocumentOf } from './fhir-documents.ts';
import { medicinesOf, servicesOf, sheetsOf } from './fhir-orders.ts';
import { profileOf, studyOf } from './fhir-patient.ts';
import { conditionOf, earlierVersionOf, encounterOf, messagesOf } from './fhir-record.ts';
import type { Resource } from './fhir-resource.ts';
import type { OwnData } from './own-data-context.ts';

/** A patient's clinical history as the requesting account may read it, in one audited reading. */
export async function exportData(
  context: OwnData,
  actor: Actor,
  patientId: string,
): Promise<AsyncGenerator<string>> {
  requireStepUp(actor, context.clock.now());
  await context.records.requireAccess(actor, patientId, { type: 'history.export' });
  const parts = await context.profiles.findPatientParts(patientId);
  if (!parts) throw refuseKernel('request.not-found');
  return bundleOf(resourcesOf(context, actor, parts), context.clock.now());
}

async function* resourcesOf(
  context: OwnData,
  actor: Actor,
  parts: PatientParts,
): AsyncGenerator<Resource> {
  const { consents, profiles, publicUrl, records } = context;
  const { person } = parts;
  yield* profileOf({
    ...parts,
    address: await profiles.findAddress(person.id),
    email: person.account_id === actor.accountId ? actor.email : undefined,
  });
  yield* parts.studies.map((study) => studyOf(publicUrl, person.id, study));
  for (const given of await consents.givenBy(person, actor.accountId))
    yield consentOf(person.id, given);
  for (const { id } of await records.datesOf(person.id)) {
    const record = await records.wholeFor(actor.accountId, id);
    if (record) yield* recordOf(context, record);
  }
}

/** A consultation with what was written, ordered, handed over and signed; of one that is withheld only that it was. */
async function* recordOf(context: OwnData, record: WholeConsultation): AsyncGenerator<Resource> {
  yield encounterOf(record);
  if (record.withheld) return;
  const today = context.profiles.today();
  const documents = await context.documents.findCurrentOf(record.id);
  yield conditionOf(record);
  for (const earlier of await context.records.earlierVersions(record.id))
    yield earlierVersionOf(record, earlier);
  yield* messagesOf(record);
  yield* medicinesOf(record, today);
  yield* servicesOf(record, documents, today);
  yield* sheetsOf(record);
  yield* dispensingsOf(context, record);
  for (const document of documents)
    yield signedDocumentOf(record, document, await context.documents.ensureBytes(document));
}

async function* dispensingsOf(
  { dispensing }: OwnData,
  record: WholeConsultation,
): AsyncGenerator<Resource> {
  for (const { row } of record.prescriptions) {
    const handedOver = await dispensing.findOfPrescription(row.id);
    if (!handedOver) continue;
    yield* dispensingOf(record, handedOver, await dispensing.findLines([handedOver.id]));
  }
}
