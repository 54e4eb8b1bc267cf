import { summaryQuery } from '../guard-queue/index.ts';
import { guardHoursQuery } from '../lib/readings/guard-hours.ts';
import { planQuery } from '../lib/readings/plan.queries.ts';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { readSessionDescription } from '../lib/session/browser-storage.ts';
import { session } from '../lib/session/session.ts';
import { ownEntriesQuery, unrecordedQuery } from '../visits/index.ts';
import { queryClient } from './query-cache.ts';

/**
 * Reads what the home of a patient shows above its button (`use-steady-home.ts`) while the browser still fetches the
 * home: on a slow network each trip takes half a second (decision 0101). What fails is read again by the home, which
 * says so.
 */
export async function readPatientHome(): Promise<void> {
  if (readSessionDescription()?.active_role !== 'PATIENT') return;
  const token = await session.freshToken().catch(() => null);
  if (!token) return;
  void queryClient.prefetchQuery(ownEntriesQuery);
  void queryClient.prefetchQuery(unrecordedQuery);
  void queryClient.prefetchQuery(summaryQuery);
  void queryClient.prefetchQuery(guardHoursQuery);
  await queryClient.prefetchQuery(profileQuery);
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  if (profile) await queryClient.prefetchQuery(planQuery(profile.id));
}
