import { asList } from '@app/contract/kernel';
import * as contract from '@app/contract/prescriptions';
import type { Route } from '../platform/http/route.ts';
import { sendPdf } from '../platform/http/send-pdf.ts';
import { downloadPrescription, type PrescriptionDownload } from './download-prescription.ts';
import { readPrescriptions } from './read-prescriptions.ts';

export function prescriptionsRoutes(route: Route, needs: PrescriptionDownload) {
  route(contract.listPrescriptions, async ({ actor, query }) =>
    asList(await readPrescriptions(needs, actor, query)),
  );

  route(contract.downloadPrescription, async ({ actor, params, reply }) => {
    const { bytes, title } = await downloadPrescription(needs, actor, params.prescriptionId);
    return sendPdf(reply, bytes, title);
  });
}
