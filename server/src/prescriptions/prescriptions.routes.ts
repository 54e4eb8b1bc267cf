import { asList, asOk, done } from '@app/contract/kernel';
import * as contract from '@app/contract/prescriptions';
import type { Route } from '../platform/http/route.ts';
import { sendPdf } from '../platform/http/send-pdf.ts';
import { downloadPrescription, type PrescriptionDownload } from './download-prescription.ts';
import { linkPrescription, openPrescriptionLink } from './links/prescription-links.ts';
import {
  annulPrescription,
  type PrescribersActs,
  reactivatePrescription,
} from './prescribers-acts.ts';
import { readPrescriptions } from './read-prescriptions.ts';

export function prescriptionsRoutes(route: Route, needs: PrescriptionDownload & PrescribersActs) {
  route(contract.listPrescriptions, async ({ actor, query }) =>
    asList(await readPrescriptions(needs, actor, query)),
  );

  route(contract.downloadPrescription, async ({ actor, params, reply }) => {
    const { bytes, title } = await downloadPrescription(needs, actor, params.prescriptionId);
    return sendPdf(reply, bytes, title);
  });

  route(contract.linkPrescription, async ({ actor, params }) =>
    asOk(await linkPrescription(needs, actor, params.prescriptionId)),
  );

  route(contract.openPrescriptionLink, async ({ body, reply }) => {
    const { bytes, title } = await openPrescriptionLink(needs, body);
    return sendPdf(reply, bytes, title);
  });

  route(contract.annulPrescription, async ({ actor, params, body }) => {
    await annulPrescription(needs, actor, params.prescriptionId, body.reason);
    return done;
  });

  route(contract.reactivatePrescription, async ({ actor, params }) => {
    await reactivatePrescription(needs, actor, params.prescriptionId);
    return done;
  });
}
