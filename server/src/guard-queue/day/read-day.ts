import { COLLEAGUES_MAX, type GuardDay } from '@app/contract/guard-queue';
import { dayOf, instantAt } from '@app/contract/kernel';
import type { Actor } from '../../platform/http/actor.ts';
import { titledName } from '../../profiles/index.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { busyOf, dayOfGuard } from './day.statements.ts';

/** Today's figures of the guard, for a professional on duty; days begin at midnight in Argentina. */
export async function readDay(context: GuardQueue, actor: Actor): Promise<GuardDay> {
  const { specialtyId } = await context.presence.requireOnDuty(actor);
  const since = instantAt(dayOf(context.clock.now()), 0);
  const [[day], others] = await Promise.all([
    dayOfGuard(context.database, { professionalId: actor.accountId, specialtyId, since }),
    colleaguesOf(context, actor, specialtyId),
  ]);
  return {
    attended: day?.attended ?? 0,
    averageWaitMinutes: day?.average_wait_minutes ?? null,
    ...others,
  };
}

async function colleaguesOf(
  context: GuardQueue,
  { accountId }: Actor,
  specialtyId: number,
): Promise<Pick<GuardDay, 'colleagues' | 'moreColleagues'>> {
  const onDuty = (await context.presence.onDuty()).filter((one) => one.account_id !== accountId);
  const isNear = (one: { specialty_id: number }) => one.specialty_id === specialtyId;
  const named = [...onDuty.filter(isNear), ...onDuty.filter((one) => !isNear(one))].slice(
    0,
    COLLEAGUES_MAX,
  );
  const accountIds = named.map(({ account_id }) => account_id);
  const busy = (await busyOf(context.database, { accountIds })).map((one) => one.professional_id);
  const colleagues = await Promise.all(
    named.map(async ({ account_id, specialty_id }) => {
      const [found, specialty] = await Promise.all([
        context.profiles.findProfessional(account_id),
        context.catalogs.findSpecialty(specialty_id),
      ]);
      return {
        name: found ? titledName(found.person) : '',
        specialty: specialty?.name ?? '',
        isBusy: busy.includes(account_id),
      };
    }),
  );
  return { colleagues, moreColleagues: onDuty.length - named.length };
}
