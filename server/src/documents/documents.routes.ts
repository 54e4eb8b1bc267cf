import * as contract from '@app/contract/documents';
import { asOk } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import { type Verifying, verifyDocument } from './verify-document.ts';

export function documentsRoutes(route: Route, verifying: Verifying) {
  route(contract.verifyDocument, async ({ body }) =>
    asOk(await verifyDocument(verifying, body.code, body.dni)),
  );
}
