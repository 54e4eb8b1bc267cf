import { z } from 'zod';
import { endpoint, okOf } from '../kernel/index.ts';

/** Whether a professional attends the guard now. */
export const availabilitySchema = z.object({ virtualGuardAvailability: z.boolean() });

export const updateGuardAvailability = endpoint({
  method: 'PUT',
  path: '/api/professionals/:id/virtual-guard-availability',
  who: { professional: ['own account'] },
  access: 'session',
  summary: 'Go on or off duty in the virtual guard.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ virtualGuardAvailability: z.boolean() }),
  response: okOf(availabilitySchema),
});

export const getGuardAvailability = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/virtual-guard-availability',
  who: { professional: ['own account'] },
  access: 'session',
  summary: 'Whether the caller is on duty in the guard.',
  params: z.object({ id: z.uuid() }),
  response: okOf(availabilitySchema),
});
