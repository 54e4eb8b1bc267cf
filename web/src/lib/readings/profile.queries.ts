import { getOwnProfile } from '@app/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../server/call.ts';

/** The own profile; `null` while nobody has completed it. */
export const profileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async () => {
    const answer = await call(getOwnProfile, {});
    return answer.status === 'ok' ? answer.data : null;
  },
});
