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
  summary: "The account's devices that get push messages while their browser is closed.",
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
  summary:
    'Allow push messages on this device; only end points of known push services are accepted.',
  body: newPushSubscriptionSchema,
  limit: { max: 30, windowSeconds: 3600 },
  response: doneSchema,
});

export const removePushSubscription = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  who,
  access: 'session',
  summary: "Stop push messages on one of the account's devices.",
  params: z.object({ id: z.uuid() }),
  response: doneSchema,
});
