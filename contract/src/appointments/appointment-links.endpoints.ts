import { anybody, endpoint, okOf } from '../kernel/index.ts';
import { linkedAppointmentSchema, linkKeySchema } from './appointments.schema.ts';

const LINKS = '/api/appointment-links';
const TRIES = { max: 30, windowSeconds: 60 };
const response = okOf(linkedAppointmentSchema);

export const readAppointmentLink = endpoint({
  method: 'POST',
  path: `${LINKS}/read`,
  who: anybody('one-time key'),
  access: 'public',
  summary: "What a reminder's link does; reading does not use it up.",
  limit: TRIES,
  body: linkKeySchema,
  response,
});

export const useAppointmentLink = endpoint({
  method: 'POST',
  path: `${LINKS}/use`,
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Confirms or cancels one appointment with the key of a reminder, without a session.',
  limit: TRIES,
  body: linkKeySchema,
  response,
});
