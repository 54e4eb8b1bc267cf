import { anybody, doneSchema, endpoint, everybody } from '../kernel/index.ts';
import { credentialsSchema, loginAnswerSchema, tokenSchema } from './accounts.schema.ts';

export const authenticate = endpoint({
  method: 'POST',
  path: '/api/authenticate',
  who: anybody('within limits'),
  access: 'public',
  summary: 'Log in with e-mail and password; sets the session cookie.',
  body: credentialsSchema,
  response: loginAnswerSchema,
});

export const mintToken = endpoint({
  method: 'POST',
  path: '/api/session/token',
  who: everybody('own account'),
  access: 'cookie',
  summary: 'A fresh id_token for the session of the cookie.',
  response: tokenSchema,
});

export const logOut = endpoint({
  method: 'DELETE',
  path: '/api/session',
  who: everybody('own account'),
  access: 'session',
  summary: "End the caller's session, its sockets and its claims.",
  response: doneSchema,
});
