import { z } from 'zod';
import { endpoint, okOf, staff } from '../kernel/index.ts';

const counted = z.object({ attempts: z.number().int(), lastAt: z.iso.datetime() });

/** Failed login attempts of the last day, the most affected first. */
export const failedLoginsSchema = z.object({
  accounts: z.array(
    counted.extend({
      email: z.string(),
      /** Whether further attempts have to wait. */
      isSlowed: z.boolean(),
    }),
  ),
  /** Network addresses without their last part. */
  networks: z.array(counted.extend({ network: z.string() })),
});
export type FailedLogins = z.infer<typeof failedLoginsSchema>;

export const listFailedLogins = endpoint({
  method: 'GET',
  path: '/api/staff/failed-logins',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Accounts and networks with failed login attempts in the last day.',
  response: okOf(failedLoginsSchema),
});
