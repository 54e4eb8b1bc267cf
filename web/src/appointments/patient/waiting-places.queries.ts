import { listWaitingPlaces } from '@app/contract/appointments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { appointmentsKey } from '../appointments.queries.ts';

/** The family's waiting-list entries, and their offers. */
export const waitingPlacesQuery = queryOptions({
  queryKey: [...appointmentsKey, 'waiting-places'],
  queryFn: async () => (await call(listWaitingPlaces, {})).data,
});
