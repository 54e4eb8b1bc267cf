import { z } from 'zod';
import {
  afterInAddress,
  doneSchema,
  endpoint,
  listOf,
  okOf,
  ownFamily,
  pagedListOf,
} from '../kernel/index.ts';
import {
  appointmentSchema,
  newWaitingPlaceSchema,
  waitingPlaceSchema,
} from './appointments.schema.ts';

const LIST = '/api/appointments-waiting-list';
const params = z.object({ placeId: z.uuid() });
const who = { patient: [...ownFamily, 'legal transition'] } as const;

export const listWaitingPlaces = endpoint({
  method: 'GET',
  path: LIST,
  who: { patient: ownFamily },
  access: 'session',
  summary: "The family's entries in waiting lists for appointments, with their offers.",
  response: listOf(waitingPlaceSchema),
});

export const listWaitingForMe = endpoint({
  method: 'GET',
  path: `${LIST}/agenda`,
  who: { professional: ['own agenda'] },
  access: 'session',
  summary: 'Who waits for an hour in the caller’s agenda, in the order of the list, in pages.',
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(waitingPlaceSchema),
});

export const joinWaitingList = endpoint({
  method: 'POST',
  path: LIST,
  who,
  access: 'session',
  summary: 'Joins the waiting list of a professional, or of a specialty.',
  body: newWaitingPlaceSchema,
  response: okOf(waitingPlaceSchema),
});

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: `${LIST}/:placeId`,
  who,
  access: 'session',
  summary: 'Leaves a waiting list; an offered hour passes to the next.',
  params,
  response: doneSchema,
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: `${LIST}/:placeId/acceptance`,
  who,
  access: 'session',
  summary: 'Takes the freed hour that is reserved for this person.',
  params,
  response: okOf(appointmentSchema),
});

export const declineOffer = endpoint({
  method: 'POST',
  path: `${LIST}/:placeId/refusal`,
  who,
  access: 'session',
  summary: 'Passes a freed hour on to the next, and keeps waiting for another.',
  params,
  response: okOf(waitingPlaceSchema),
});
