import { asList, asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/licence-verification';
import type { Route } from '../platform/http/route.ts';
import { findVerified, someVerified, type Verified } from './verified-professionals.ts';

export function licenceVerificationRoutes(route: Route, verified: Verified) {
  route(contract.listVerifiedProfessionals, async () => asList(await someVerified(verified)));

  route(contract.getVerifiedProfessional, async ({ params }) =>
    asOk(await findVerified(verified, params.id)),
  );
}
