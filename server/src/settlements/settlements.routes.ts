import { asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/settlements';
import type { Route } from '../platform/http/route.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { exportSettlement, readSettlement } from './read-settlement.ts';
import type { Settlements } from './settlements.ts';

export function settlementsRoutes(route: Route, context: Settlements) {
  route(contract.getSettlement, async ({ actor, query }) =>
    asOk(await readSettlement(context, actor, query.month)),
  );

  route(contract.exportSettlement, async ({ actor, query, reply }) =>
    sendFile(reply, {
      bytes: await exportSettlement(context, actor, query.month),
      filename: contract.settlementWords.fileName(query.month),
      mimetype: 'text/csv; charset=utf-8',
    }),
  );
}
