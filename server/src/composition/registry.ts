import { leaveDuty } from '../guard-queue/index.ts';
import type { Outside } from '../outside.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { createRegistryChecks, type RegistryChecks } from '../registry-checks/index.ts';
import { leaveVisits } from '../visits/index.ts';
import type { Care } from './care.ts';
import type { People } from './people.ts';

/** The registry checks of professionals, which can suspend an account. */
export const composeRegistryChecks = (
  platform: Platform,
  { registry }: Pick<Outside, 'registry'>,
  { notifications, profiles }: People,
  care: Care,
  { sendMail }: Pick<Outbox, 'sendMail'>,
): RegistryChecks =>
  createRegistryChecks({
    ...platform,
    leaveCare: leavingCare(care),
    notifications,
    profiles,
    registry,
    sendMail,
  });

/** Removes a suspended account from the guard, its places and its calls. */
export const leavingCare =
  ({ queue, visits }: Pick<Care, 'queue' | 'visits'>) =>
  async (accountId: string): Promise<void> => {
    await leaveDuty(queue, { accountId });
    await leaveVisits(visits, accountId);
  };
