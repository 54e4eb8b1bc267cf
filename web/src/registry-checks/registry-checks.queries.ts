import { listRegistryChecks } from '@app/contract/registry-checks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

export const registryChecksQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['registry-checks', accountId],
    queryFn: async () => (await call(listRegistryChecks, { params: { accountId } })).data,
  });
