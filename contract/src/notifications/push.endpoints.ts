import { z } from 'zod';
import { doneSchema, endpoint, okOf } from '../kernel/index.ts';
import { newPushSubscriptionSchema, pushDevicesSchema } from './push.schema.ts';

/** Roles that get push messages; staff works at a desk. */
const who = { patient: ['own account'], professional: ['own account'] } as const;

const path = '/api/account/push-subscriptions';

export const listPushDevices = endpoint({
  method: 'GET',
  path,
  who,
  access: 'session',
  summary: 'The own devices that are called while their browser is closed.',
  response: okOf(pushDevicesSchema),
});

export const addPushSubscription = endpoint({
  method: 'POST',
  path,
  who: {
    patient: ['own account', 'within limits'],
    professional: ['own account', 'within limits'],
  },
  access: 'session',
  summary: 'Let this device be called; only end points of known push services are taken.',
  body: newPushSubscriptionSchema,
  limit: { max: 30, windowSeconds: 3600 },
  response: doneSchema,
});

export const removePushSubscription = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  who,
  access: 'session',
  summary: 'Call one of the own devices no more.',
  params: z.object({ id: z.uuid() }),
  response: doneSchema,
});
