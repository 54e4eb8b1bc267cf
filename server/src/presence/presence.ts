import { PROFESSIONAL_LEASE_SECONDS } from '@app/contract/visits';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { presenceRepository } from './presence.repository.ts';

/** Which professionals are on duty. */
export type Presence = ReturnType<typeof createPresence>;

export function createPresence(
  platform: Pick<Platform, 'clock' | 'database'>,
  licences: LicenceVerification,
) {
  const presence = presenceRepository(platform.database);
  const leaseUntil = () =>
    new Date(platform.clock.now().getTime() + PROFESSIONAL_LEASE_SECONDS * 1000);

  async function setAvailable(actor: Actor, available: boolean) {
    if (!available) return presence.setOff(actor.accountId);
    const { specialties } = await licences.requireVerified(actor);
    const [first] = specialties;
    if (!first) throw refuseKernel('request.forbidden', 'no specialty');
    await presence.setAvailable({
      account_id: actor.accountId,
      specialty_id: first.id,
      available,
      lease_until: leaseUntil(),
    });
  }

  return {
    setAvailable,
    setOff: presence.setOff,
    /** Ends a duty in the transaction of the member of staff's act; false if there is none. */
    takeOff: async (transaction: DatabaseTransaction, accountId: string): Promise<boolean> =>
      (await presenceRepository(transaction).takeOff(accountId)) !== undefined,
    isAvailable: async (accountId: string) => (await presence.find(accountId))?.available === true,
    /** Renews the duty of those who may still attend. Returns them, and which of them had been away. */
    async renew(accountIds: string[]) {
      const heard = await presence.renew(accountIds, leaseUntil(), platform.clock.now());
      const known = await Promise.all(
        heard.map(async ({ account_id: id, was_away: wasAway }) => ({
          id,
          wasAway,
          stays: await licences.mayAttend(id),
        })),
      );
      const leaving = known.filter(({ stays }) => !stays);
      await Promise.all(leaving.map(({ id }) => presence.setOff(id)));
      const staying = known.filter(({ stays }) => stays);
      return {
        onDuty: staying.map(({ id }) => id),
        back: staying.flatMap(({ id, wasAway }) => (wasAway ? [id] : [])),
      };
    },

    /** Professionals on duty with a live lease, of one specialty or all. */
    onDuty: (specialtyId?: number) => presence.onDuty(platform.clock.now(), specialtyId),

    /** Everybody on duty, including those who stopped sending signs of life, and since when. */
    async allAvailable() {
      const now = platform.clock.now();
      const rows = await presence.allAvailable();
      return rows.map(({ account_id, specialty_id, lease_until, updated_at }) => ({
        accountId: account_id,
        specialtyId: specialty_id,
        since: updated_at,
        isAway: lease_until <= now,
      }));
    },

    /** Returns the professional on duty and their current specialty; refuses off duty. */
    async requireOnDuty(actor: Actor) {
      const [professional, row] = await Promise.all([
        licences.requireVerified(actor),
        presence.find(actor.accountId),
      ]);
      if (!row?.available) throw refuseKernel('request.forbidden', 'not on duty');
      return { specialtyId: row.specialty_id, professional };
    },
  };
}
