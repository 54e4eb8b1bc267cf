import { z } from 'zod';
import { doneSchema, endpoint, everybody, listOf } from '../kernel/index.ts';
import { ownSessionSchema } from './own-sessions.schema.ts';

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  who: everybody('own account'),
  access: 'session',
  summary: "The account's open sessions.",
  response: listOf(ownSessionSchema),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  who: everybody('own account'),
  access: 'session',
  summary: "End one of the account's sessions and its sockets.",
  params: z.object({ sessionId: z.uuid() }),
  response: doneSchema,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  who: everybody('own account'),
  access: 'session',
  summary: 'End every session of the account except this one.',
  response: doneSchema,
});
