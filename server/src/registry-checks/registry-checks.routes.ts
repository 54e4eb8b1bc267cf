import { asOk } from '@app/contract/kernel';
import * as contract from '@app/contract/registry-checks';
import type { Route } from '../platform/http/route.ts';
import { consultRegistry, readChecks } from './consult-registry.ts';
import type { RegistryChecks } from './registry-checks-context.ts';

export function registryChecksRoutes(route: Route, context: RegistryChecks) {
  route(contract.listRegistryChecks, async ({ params }) =>
    asOk(await readChecks(context, params.accountId)),
  );

  route(contract.consultRegistry, async ({ actor, params }) =>
    asOk(await consultRegistry(context, actor, params.accountId)),
  );
}
