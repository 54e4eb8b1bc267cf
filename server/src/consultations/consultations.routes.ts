import * as contract from '@app/contract/consultations';
import { asList, asOk, asPage, done } from '@app/contract/kernel';
import { pageEndOf } from '../platform/database/pages.ts';
import type { Route } from '../platform/http/route.ts';
import { sendPdf } from '../platform/http/send-pdf.ts';
import { readLastPrescription } from './aids/last-prescription.ts';
import { readMostUsed } from './aids/most-used.ts';
import type { Consultations } from './consultations.ts';
import { readDraft, saveDraft } from './draft/draft.ts';
import { readFailedCallNotes } from './draft/failed-call-notes.ts';
import { readOwnConsultations } from './reading/own-consultations.ts';
import { readAttendedPatient } from './reading/read-attended-patient.ts';
import { readConsultation, readPage, readVersions } from './reading/read-consultations.ts';
import { listDocuments, readDocument } from './reading/read-document.ts';
import { readSummary } from './reading/read-summary.ts';
import { addAddendum } from './record/add-addendum.ts';
import { editConsultation } from './record/edit-consultation.ts';
import { finishConsultation } from './record/finish-consultation.ts';
import { reportProblem } from './report-problem.ts';

export function consultationsRoutes(route: Route, context: Consultations) {
  route(contract.createConsultation, async ({ actor, body }) =>
    asList([await finishConsultation(context, actor, body)]),
  );
  route(contract.updateConsultation, async ({ actor, params, version, body }) =>
    asOk(await editConsultation(context, actor, params.consultationId, version, body)),
  );
  route(contract.addAddendum, async ({ actor, params, body }) =>
    asOk(await addAddendum(context, actor, params.consultationId, body.text)),
  );
  route(contract.listConsultationVersions, async ({ actor, params }) =>
    asList(await readVersions(context, actor, params.consultationId)),
  );
  route(contract.getConsultation, async ({ actor, params }) =>
    asOk(await readConsultation(context, actor, params.consultationId)),
  );
  route(contract.getConsultationSummary, async ({ actor, params }) =>
    asOk(await readSummary(context, actor, params.queueId)),
  );
  route(contract.listOwnConsultations, async ({ actor, query }) =>
    asPage(await readOwnConsultations(context, actor, pageEndOf(query.after, 'instant'))),
  );
  route(contract.listPatientConsultations, async ({ actor, query }) => {
    const { data, total } = await readPage(context, actor, query);
    return { ...asOk(data), total };
  });
  route(contract.listIndicationsTemplates, async () => asList(await context.templates.list()));
  route(contract.getDraft, async ({ actor, params }) =>
    asOk(await readDraft(context, actor, params.queueId)),
  );
  route(contract.listFailedCallNotes, async ({ actor }) =>
    asList(await readFailedCallNotes(context, actor)),
  );
  route(contract.saveDraft, async ({ actor, params, body }) =>
    asOk(await saveDraft(context, actor, params.queueId, body)),
  );
  route(contract.getAttendedPatient, async ({ actor, params }) =>
    asOk(await readAttendedPatient(context, actor, params.queueId)),
  );
  route(contract.getMostUsed, async ({ actor }) => asOk(await readMostUsed(context, actor)));

  route(contract.getLastPrescription, async ({ actor, params }) =>
    asOk(await readLastPrescription(context, actor, params.queueId)),
  );

  route(contract.reportProblem, async ({ actor, params, body }) => {
    await reportProblem(context, actor, params.queueId, body);
    return done;
  });
  route(contract.listDocuments, async ({ actor, params }) =>
    asList(await listDocuments(context, actor, params.consultationId)),
  );
  route(contract.downloadDocument, async ({ actor, params, reply }) => {
    const { bytes, title } = await readDocument(context, actor, params.documentId);
    return sendPdf(reply, bytes, title);
  });
}
