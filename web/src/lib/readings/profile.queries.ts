import { getOwnProfile } from '@app/contract/profiles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../server/call.ts';

/** The viewer's profile; `null` until it is completed. */
export const profileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async () => {
    const answer = await call(getOwnProfile, {});
    return answer.status === 'ok' ? answer.data : null;
  },
});
