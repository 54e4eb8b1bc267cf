import {
  type GuardAlert,
  type LiveSpecialty,
  LONG_WAIT_MINUTES,
  STUCK_AFTER_MINUTES,
  STUCK_MAX,
  type StuckEntry,
} from '@app/contract/guard-queue';
import { titledName } from '../../profiles/index.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { type LiveVisit, liveRepository } from './live.repository.ts';

type Duty = LiveSpecialty['onDuty'][number] & { specialtyId: number };

/**
 * The guard as staff watches it: who waits, who attends whom, who is on duty, and alerts. Contains no clinical
 * text: the reason of a visit is not even read.
 */
export async function readLiveGuard(context: GuardQueue): Promise<LiveSpecialty[]> {
  const [specialties, visits, duties] = await Promise.all([
    context.catalogs.specialties(true),
    liveRepository(context.database).findLive(),
    dutiesOf(context),
  ]);
  const now = context.clock.now();
  return specialties.map(({ id, name }) => {
    const own = visits.filter(({ specialty_id }) => specialty_id === id);
    const onDuty = duties.filter(({ specialtyId }) => specialtyId === id);
    return {
      specialtyId: id,
      name,
      waiting: own.filter(({ phase }) => phase === 'WAITING').map(presentWaiting),
      attended: own.filter(isAttended).map(presentAttended),
      onDuty: onDuty.map(({ specialtyId: _, ...duty }) => duty),
      alerts: alertsOf(own, onDuty, now),
    };
  });
}

async function dutiesOf({ presence, profiles }: GuardQueue): Promise<Duty[]> {
  const available = await presence.allAvailable();
  return Promise.all(
    available.map(async ({ accountId, specialtyId, since, isAway }) => {
      const found = await profiles.findProfessional(accountId);
      const professional = found ? titledName(found.person) : '';
      return { accountId, specialtyId, professional, since: since.toISOString(), isAway };
    }),
  );
}

const nameOf = ({ first_name, last_name }: Pick<LiveVisit, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

const isAttended = ({ phase, left_open_at }: LiveVisit): boolean =>
  phase !== 'WAITING' && left_open_at === null;

const presentWaiting = (visit: LiveVisit, index: number) => ({
  queueId: visit.id,
  patient: nameOf(visit),
  position: index + 1,
  since: visit.created_at.toISOString(),
});

const presentAttended = (visit: LiveVisit) => ({
  queueId: visit.id,
  patient: nameOf(visit),
  professional: visit.professional_name ?? '',
  phase: visit.phase,
  since: phaseSince(visit).toISOString(),
});

/** When the current phase of a visit began. */
function phaseSince(visit: LiveVisit): Date {
  const { phase, created_at, offered_at, accepted_at, started_at, patient_out_at } = visit;
  if (phase === 'OFFERED') return offered_at ?? created_at;
  if (phase === 'ACCEPTED') return accepted_at ?? created_at;
  if (phase === 'WRAP_UP') return patient_out_at ?? started_at ?? created_at;
  return started_at ?? created_at;
}

function alertsOf(visits: LiveVisit[], duties: Duty[], now: Date): GuardAlert[] {
  const longWait = new Date(now.getTime() - LONG_WAIT_MINUTES * 60_000);
  const waiting = visits.filter(({ phase }) => phase === 'WAITING');
  const isPresent = duties.some(({ isAway }) => !isAway);
  const raised: Record<GuardAlert, boolean> = {
    LONG_WAIT: waiting.some(({ created_at }) => created_at < longWait),
    NOBODY_ON_DUTY: waiting.length > 0 && !isPresent,
    PROFESSIONAL_AWAY: duties.some(({ isAway }) => isAway),
    RECORD_LEFT_OPEN: visits.some(({ left_open_at }) => left_open_at !== null),
  };
  return (Object.keys(raised) as GuardAlert[]).filter((alert) => raised[alert]);
}

/** Visits without a sign of either side since this instant are stuck. */
export const stuckBefore = (now: Date): Date =>
  new Date(now.getTime() - STUCK_AFTER_MINUTES * 60_000);

/** Visits that no timeout ended although nobody is in them, oldest first. */
export async function readStuck(context: GuardQueue): Promise<StuckEntry[]> {
  const [rows, specialties] = await Promise.all([
    liveRepository(context.database).findStuck(stuckBefore(context.clock.now()), STUCK_MAX),
    context.catalogs.specialties(false),
  ]);
  return rows.map((row) => ({
    queueId: row.id,
    patient: nameOf(row),
    professional: row.professional_name,
    specialty: specialties.find(({ id }) => id === row.specialty_id)?.name ?? '',
    phase: row.phase,
    silentSince: row.silent_since.toISOString(),
  }));
}
