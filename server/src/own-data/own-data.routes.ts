import { Readable } from 'node:stream';
import { asOk, dayOf } from '@app/contract/kernel';
import * as contract from '@app/contract/own-data';
import type { Route } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { askPlain, askRectification } from './ask-about-data.ts';
import { askCorrection } from './ask-correction.ts';
import { exportData } from './export-data.ts';
import { logRequest } from './log-request.ts';
import { offerExport } from './offer-export.ts';
import type { OwnData } from './own-data-context.ts';

export function ownDataRoutes(route: Route, ownData: OwnData) {
  route(contract.exportOwnData, async ({ actor, params, reply }) => {
    const bundle = await exportData(ownData, actor, params.patientId);
    return sendFile(reply, {
      bytes: Readable.from(bundle),
      filename: `historia-clinica-${dayOf(ownData.clock.now())}.json`,
      mimetype: 'application/fhir+json',
    });
  });

  route(contract.askAboutData, async ({ actor, params, body }) =>
    asOk(await askPlain(ownData, actor, params.patientId, body.kind)),
  );

  route(contract.askRectification, async ({ actor, params, body }) =>
    asOk(await askRectification(ownData, actor, params.patientId, body)),
  );

  route(contract.askCorrection, async ({ actor, params, body }) =>
    asOk(await askCorrection(ownData, actor, params.patientId, body)),
  );

  route(contract.offerExport, async ({ actor, params, body }) =>
    asOk(await offerExport(ownData, actor, params.accountId, body.reason)),
  );

  route(contract.logRequest, async ({ actor, params, body }) =>
    asOk(await logRequest(ownData, actor, params.accountId, body)),
  );
}
