import type { DayPart, MetAppointment } from '@app/contract/availability';
import type { Day } from '@app/contract/kernel';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';

/** Which booked appointments a change of an agenda meets. */
export type BookedWhere =
  | { days: readonly Day[] }
  | { scheduleIds: readonly string[] }
  | { part: DayPart };

/** Pushes what was stored to open screens, after the commit. */
export type TellAfterwards = () => Promise<void>;

/** What an agenda asks of what is booked in it. Appointments stand above and answer. */
export type Booked = {
  /** Booked appointments of a professional that are still to come. */
  meeting: (
    database: Database,
    professionalId: string,
    where: BookedWhere,
  ) => Promise<MetAppointment[]>;
  /** How many booked appointments that are still to come each of some hours has. */
  countIn: (scheduleIds: readonly string[]) => Promise<Map<string, number>>;
  /** Cancels appointments whose hours are closed, and tells their patients. */
  cancel: (
    transaction: DatabaseTransaction,
    actor: Actor,
    appointmentIds: readonly string[],
  ) => Promise<TellAfterwards>;
  /** Tells patients that the agenda of their day changed and that their appointment stands. */
  tellOfChange: (
    transaction: DatabaseTransaction,
    appointmentIds: readonly string[],
  ) => Promise<TellAfterwards>;
};
