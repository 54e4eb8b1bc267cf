import type { DayPart, MetAppointment } from '@app/contract/availability';
import type { Day } from '@app/contract/kernel';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';

/** Which booked appointments are affected by a change of an agenda. */
export type BookedWhere =
  | { days: readonly Day[] }
  | { scheduleIds: readonly string[] }
  | { part: DayPart };

/** Pushes what was stored to open screens, after the commit. */
export type TellAfterwards = () => Promise<void>;

/** What an agenda asks about its appointments. Appointments are in a higher layer and implement it. */
export type Booked = {
  /** The professional's future appointments that a change affects. */
  meeting: (
    database: Database,
    professionalId: string,
    where: BookedWhere,
  ) => Promise<MetAppointment[]>;
  /** Future booked appointments per schedule. */
  countIn: (scheduleIds: readonly string[]) => Promise<Map<string, number>>;
  /** Cancels appointments whose hours are closed, and notifies their patients. */
  cancel: (
    transaction: DatabaseTransaction,
    actor: Actor,
    appointmentIds: readonly string[],
  ) => Promise<TellAfterwards>;
  /** Tells patients that the agenda of their day changed and that their appointment remains. */
  tellOfChange: (
    transaction: DatabaseTransaction,
    appointmentIds: readonly string[],
  ) => Promise<TellAfterwards>;
};
