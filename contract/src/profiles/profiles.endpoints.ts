import { z } from 'zod';
import { endpoint, errorOf, okOf } from '../kernel/index.ts';
import { professionalCardSchema, userSchema } from './profiles.schema.ts';

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  row: 'A12',
  access: 'session',
  summary: 'Profile lookup by token; not_found while nobody completed it.',
  response: z.union([
    okOf(userSchema),
    errorOf(z.object({ error: z.literal('not_found'), message: z.string() })),
  ]),
});

export const getProfessional = endpoint({
  method: 'GET',
  path: '/api/professionals/:id',
  row: 'K07',
  access: 'session',
  summary: 'Name, licence and specialties of a professional.',
  params: z.object({ id: z.uuid() }),
  response: okOf(professionalCardSchema),
});
