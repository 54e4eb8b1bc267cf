import type { CallEnding } from '@app/contract/video-call';
import type { QueueEntry, VisitEvent, VisitPhase } from '@app/contract/visits';
import type { Catalogs } from '../catalogs/index.ts';
import type { Consents } from '../consents/index.ts';
import type { Coverage } from '../coverage/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Presence } from '../presence/index.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Requests } from '../requests/index.ts';
import type { VisitRow } from './rows/visit-rows.ts';

/** Dependencies of visits. */
export type VisitsNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'log' | 'publicUrl'> & {
  catalogs: Pick<Catalogs, 'findSpecialty'>;
  consents: Pick<Consents, 'acceptsTeleconsultation' | 'standsByTeleconsultation'>;
  coverage: Pick<Coverage, 'countHeld' | 'giveBack' | 'takeBooked' | 'takeOne' | 'takePrivate'>;
  familyGroup: Pick<FamilyGroup, 'holderOf' | 'isOwnPerson' | 'requireOwnPerson'>;
  notifications: Pick<Notifications, 'add' | 'callDevices' | 'push'>;
  presence: Pick<Presence, 'renew'>;
  profiles: Pick<Profiles, 'today'>;
  requests: Pick<Requests, 'open'>;
  sendMail: Outbox['sendMail'];
  voice: Pick<HubVoice, 'toAccount'>;
  /** Ends the call of a visit, if there is one. */
  endCall: (visitId: string, why: CallEnding) => Promise<void>;
  line: GuardLine;
  appointmentMoved: AppointmentMoved;
};

/** What changed a visit, as opposed to a sign of its patient. */
export type Change = Exclude<VisitEvent['command'], 'Silent' | 'Heard'>;

/** The guard's line, implemented in a higher layer. Only visits from the guard are in it. */
export type GuardLine = {
  /** After the commit: tells everybody how many wait, and professionals on duty about the change. */
  tell: (command: Change, visit: VisitRow, seq: number) => Promise<void>;
  /** Tells professionals on duty that a patient who waits is away for the moment, or back. */
  tellSign: (sign: 'Silent' | 'Heard', visit: VisitRow) => Promise<void>;
  /** Place of a waiting visit in the line, from 1. */
  positionOf: (visit: VisitRow) => Promise<number>;
  /** Gives a waiting patient to the professional who claims. */
  take: (actor: Actor, visitId: string, commandId?: string) => Promise<QueueEntry>;
};

/**
 * Tells appointments, in a higher layer, that the visit of one moved, in the transaction of the move. The
 * visit's row is always locked before its appointment's.
 */
export type AppointmentMoved = (
  transaction: DatabaseTransaction,
  move: {
    appointmentId: string;
    visitId: string;
    phase: VisitPhase;
    command: VisitEvent['command'];
    /** The reason, if a person or the sweep gave one. */
    reason: string | null;
    at: Date;
  },
) => Promise<void>;
