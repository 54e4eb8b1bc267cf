import { presenceMessageSchema } from '@app/contract/presence';
import type { Hub } from '../platform/stomp/hub.ts';
import { readJson } from '../platform/stomp/read-json.ts';
import { ForbiddenFrame } from '../platform/stomp/send-routes.ts';
import type { LeaseRenewals } from './lease-renewals.ts';

const PONGS = { perSecond: 2, burst: 10 };

/** Renews a professional's duty by pongs on /app/pong (requirement: duty by signs of life). */
export function presenceSocket(hub: Hub, renewals: LeaseRenewals) {
  hub.onSend({
    destination: '/app/pong',
    allowance: PONGS,
    who: { professional: ['own account'] },
    handle: ({ body }, { principal }) => {
      const { professionalId } = readJson(presenceMessageSchema, body);
      if (professionalId !== principal.accountId) throw new ForbiddenFrame();
      renewals.touch(principal.accountId);
    },
  });
}
