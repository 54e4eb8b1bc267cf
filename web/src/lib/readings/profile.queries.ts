import { queryOptions } from '@tanstack/react-query';
import { readOwnProfile } from './read-own-profile.ts';

/** The viewer's profile; `null` until it is completed. */
export const profileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async () => {
    const answer = await readOwnProfile();
    return answer.status === 'ok' ? answer.data : null;
  },
});
