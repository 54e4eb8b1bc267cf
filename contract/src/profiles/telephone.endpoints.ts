import { z } from 'zod';
import { keySchema } from '../accounts/index.ts';
import { anybody, doneSchema, endpoint, everybody, okOf } from '../kernel/index.ts';

const key = z.object({ key: keySchema });
const SIXTY_PER_HOUR = { max: 60, windowSeconds: 3600 };
/** The last four digits of a telephone: enough for its owner to recognise it. */
const endingSchema = z.string().regex(/^\d{4}$/);

export const checkTelephoneUndo = endpoint({
  method: 'GET',
  path: '/api/telephone-change/undo',
  who: anybody('one-time key'),
  access: 'public',
  summary:
    'The last digits of the earlier telephone, if the undo link still works; changes nothing.',
  query: key,
  response: z.object({ status: z.literal('ok'), ending: endingSchema }),
  limit: SIXTY_PER_HOUR,
});

export const undoTelephoneChange = endpoint({
  method: 'POST',
  path: '/api/telephone-change/undo',
  who: anybody('one-time key'),
  access: 'public',
  summary: "Restore the earlier telephone of the account's person; later changes end.",
  body: key,
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});

export const askTelephoneCode = endpoint({
  method: 'POST',
  path: '/api/account/telephone-code',
  who: everybody('own account', 'within limits'),
  access: 'session',
  summary: "Send a code by WhatsApp to the caller's telephone, to confirm it.",
  response: okOf(z.object({ ending: endingSchema, expiresDate: z.iso.datetime() })),
});

export const confirmTelephone = endpoint({
  method: 'POST',
  path: '/api/account/telephone-code/confirmation',
  who: everybody('own account', 'within limits'),
  access: 'session',
  summary: "Confirm the caller's telephone with the code sent to it.",
  body: z.object({ code: z.string().regex(/^\d{6}$/, { error: 'code.invalid' }) }),
  response: doneSchema,
});
