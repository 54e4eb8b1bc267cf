import { doneSchema, endpoint, everybody, okOf } from '../kernel/index.ts';
import { ownPreferencesSchema, preferencesSchema } from './preferences.schema.ts';

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/account/notification-preferences',
  who: everybody('own account'),
  access: 'session',
  summary: 'Channels for each kind of notification, and the quiet hours.',
  response: okOf(ownPreferencesSchema),
});

export const setPreferences = endpoint({
  method: 'PUT',
  path: '/api/account/notification-preferences',
  who: everybody('own account'),
  access: 'session',
  summary: 'Choose channels and quiet hours; calls and security mails ignore them.',
  body: preferencesSchema,
  response: doneSchema,
});
