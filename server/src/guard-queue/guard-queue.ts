import {
  AWAY_MINUTES,
  type GuardQueueEvent,
  type LeftLine,
  PATIENT_RENEWAL_SECONDS,
  PROFESSIONAL_LEASE_SECONDS,
  type PublicQueueEvent,
  type QueueCommand,
  type QueueEntry,
} from '@app/contract/guard-queue';
import type { CallEnding } from '@app/contract/video-call';
import type { Catalogs } from '../catalogs/index.ts';
import type { Consents } from '../consents/index.ts';
import type { Coverage } from '../coverage/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Presence } from '../presence/index.ts';
import type { Profiles } from '../profiles/index.ts';
import { callEndings } from './call-endings.ts';
import { entriesRepository } from './entries/entries.repository.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { entryWritesRepository } from './entries/entry-writes.repository.ts';
import { leasesRepository, renewalDueBefore } from './entries/leases.repository.ts';
import { lineRepository } from './entries/line.repository.ts';
import { ratingsRepository } from './entries/ratings.repository.ts';
import { presentEntry, type Reader } from './guard-queue.presenter.ts';

/** Dependencies of the guard. */
export type GuardQueueNeeds = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'log' | 'publicUrl'
> & {
  catalogs: Pick<Catalogs, 'findSpecialty' | 'specialties'>;
  consents: Pick<Consents, 'isAccepted'>;
  coverage: Pick<Coverage, 'countHeld' | 'giveBack' | 'takeOne'>;
  familyGroup: Pick<FamilyGroup, 'holderOf' | 'requireOwnPerson'>;
  licences: Pick<LicenceVerification, 'requireVerified'>;
  presence: Presence;
  profiles: Pick<Profiles, 'attendingBy' | 'findPatientParts' | 'findProfessionalCard' | 'today'>;
  sendMail: Outbox['sendMail'];
  voice: Pick<HubVoice, 'toAccount' | 'toAccounts' | 'toEveryone'>;
  /** Ends the call of an entry, if there is one. */
  endCall: (queueId: string, why: CallEnding) => Promise<void>;
};

/** Context of the use cases of the guard. */
export type GuardQueue = GuardQueueNeeds &
  Repositories & {
    leases: Leases;
    present: (row: EntryRow, reader: Reader, orderNumber?: number | null) => Promise<QueueEntry>;
    /** Notifies everybody affected by a change, after the commit, and ends the call if the command does. */
    announce: (command: GuardQueueEvent['command'], row: EntryRow, seq: number) => Promise<void>;
  };

type Repositories = ReturnType<typeof repositories>;

const repositories = (database: Database) => ({
  entries: entriesRepository(database),
  line: lineRepository(database),
  entryWrites: entryWritesRepository(database),
  leaseholders: leasesRepository(database),
  ratings: ratingsRepository(database),
});

type Leases = {
  patientUntil: () => Date;
  inCallUntil: () => Date;
  professionalUntil: () => Date;
  /** An offer made before this instant has expired. */
  offerExpiredBefore: () => Date;
  /** A lease that ended before this instant means the call cannot go on. */
  leaseExpiredBefore: () => Date;
};

export function createGuardQueue(needs: GuardQueueNeeds): GuardQueue {
  const own = repositories(needs.database);
  const specialtyName = specialtyNames(needs.catalogs);
  const present: GuardQueue['present'] = async (row, reader, orderNumber = null) =>
    presentEntry(
      row,
      reader,
      { specialty: await specialtyName(row.specialty_id), now: needs.clock.now() },
      orderNumber,
    );
  const announce: GuardQueue['announce'] = async (command, row, seq) => {
    const [waiting, onDuty] = await Promise.all([
      own.line.countWaiting(row.specialty_id),
      needs.presence.onDuty(row.specialty_id),
    ]);
    const event: PublicQueueEvent = { specialtyId: row.specialty_id, waiting, version: seq };
    needs.voice.toEveryone(event);
    const seenBy = async (reader: Reader): Promise<GuardQueueEvent> => ({
      command,
      entry: await present(row, reader),
    });
    needs.voice.toAccount(row.account_id, await seenBy('patient'));
    const { professional_id: holder } = row;
    if (holder) needs.voice.toAccount(holder, await seenBy('holder'));
    const others = onDuty.map(({ account_id }) => account_id).filter((id) => id !== holder);
    needs.voice.toAccounts(
      others,
      row.phase === 'WAITING' ? await seenBy('on-duty') : leftLine(row),
    );
    const why = command === 'PATIENT_QUEUE' ? undefined : callEndings[command];
    if (why) await needs.endCall(row.id, why);
  };
  return { ...needs, ...own, leases: leaseClock(needs), present, announce };
}

const leftLine = ({ id, phase }: EntryRow): LeftLine => ({
  command: 'LeftLine',
  queueId: id,
  phase,
});

function leaseClock({ clock, config }: Pick<Platform, 'clock' | 'config'>): Leases {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const grace = config.QUEUE_GRACE_SECONDS;
  return {
    patientUntil: () => inSeconds(grace + PATIENT_RENEWAL_SECONDS),
    inCallUntil: () => inSeconds(PROFESSIONAL_LEASE_SECONDS),
    professionalUntil: () => inSeconds(PROFESSIONAL_LEASE_SECONDS),
    offerExpiredBefore: () => inSeconds(-grace),
    leaseExpiredBefore: () => inSeconds(PROFESSIONAL_LEASE_SECONDS - AWAY_MINUTES * 60),
  };
}

/** Names of specialties, cached since they hardly ever change. */
function specialtyNames(catalogs: Pick<Catalogs, 'findSpecialty'>) {
  const known = new Map<number, string>();
  return async (id: number): Promise<string> => {
    const name = known.get(id) ?? (await catalogs.findSpecialty(id))?.name ?? '';
    known.set(id, name);
    return name;
  };
}

/** Renews a patient's places, unless renewed in the last seconds. */
export async function renewPatient({ leaseholders, leases }: GuardQueue, rows: EntryRow[]) {
  const [waitingUntil, inCallUntil] = [leases.patientUntil(), leases.inCallUntil()];
  const due = rows.find(
    ({ patient_lease_until }) => patient_lease_until < renewalDueBefore(waitingUntil),
  );
  if (due) await leaseholders.renewPatients([due.account_id], waitingUntil, inCallUntil);
}

/** Renews the leases of connected people: waiting patients, and professionals with a claim. */
export async function renewLeases(
  { leaseholders, leases }: GuardQueue,
  accountIds: string[],
): Promise<void> {
  await leaseholders.renewPatients(accountIds, leases.patientUntil(), leases.inCallUntil());
  await leaseholders.renewProfessionals(accountIds, leases.professionalUntil());
}

export type { QueueCommand };
