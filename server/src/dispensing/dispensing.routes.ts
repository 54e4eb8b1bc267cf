import * as contract from '@app/contract/dispensing';
import { asList, asOk, done } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { sendPdf } from '../platform/http/send-pdf.ts';
import { blockPrescription } from './block-prescription.ts';
import { dispense } from './dispense.ts';
import { proofCopy, tableCopy } from './dispensing.copy.ts';
import type { Counter, DispensingReading } from './dispensing.ts';
import { openAtCounter } from './open-at-counter.ts';
import { exportDispensings, listDispensings } from './own-dispensings.ts';
import { proofPdf } from './proof-pdf.ts';
import { readDispensing } from './read-dispensing.ts';

export function dispensingRoutes(route: Route, needs: Counter & DispensingReading) {
  route(contract.openAtCounter, async ({ actor, body }) =>
    asOk(await openAtCounter(needs, actor, body)),
  );

  route(contract.dispense, async ({ actor, body }) => asOk(await dispense(needs, actor, body)));

  route(contract.blockPrescription, async ({ actor, body }) => {
    await blockPrescription(needs, actor, body);
    return done;
  });

  route(contract.listDispensings, async ({ actor, query }) =>
    asList(await listDispensings(needs, actor, query)),
  );

  route(contract.exportDispensings, async ({ actor, query, reply }) =>
    sendFile(reply, {
      bytes: await exportDispensings(needs, actor, query),
      filename: `${tableCopy.filename}.csv`,
      mimetype: 'text/csv; charset=utf-8',
    }),
  );

  route(contract.getDispensing, async ({ actor, params }) =>
    asOk(await readDispensing(needs, actor, params.prescriptionId)),
  );

  route(contract.downloadDispensing, async ({ actor, params, reply }) => {
    const proof = await readDispensing(needs, actor, params.prescriptionId);
    return sendPdf(reply, await proofPdf(proof, needs.config.BRAND_NAME), proofCopy.title);
  });
}
