import * as contract from '@app/contract/clinical-history';
import { asList, asOk } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import {
  type ClinicalHistory,
  readHistoryDates,
  readHistoryPatient,
  readRecentPrescriptions,
} from './clinical-history.ts';
import { searchHistories } from './search-histories.ts';

export function clinicalHistoryRoutes(route: Route, context: ClinicalHistory) {
  route(contract.getHistoryPatient, async ({ actor, params }) =>
    asOk(await readHistoryPatient(context, actor, params.id)),
  );
  route(contract.listHistoryDates, async ({ actor, params }) =>
    asList(await readHistoryDates(context, actor, params.id)),
  );
  route(contract.listRecentPrescriptions, async ({ actor, params }) =>
    asList(await readRecentPrescriptions(context, actor, params.id)),
  );
  route(contract.searchHistories, async ({ actor, body }) =>
    asList(await searchHistories(context, actor, body)),
  );
}
