import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { attendsNow } from './attending.ts';
import { type BegunVisit, beginVisit } from './beginning/begin-visit.ts';
import { failVisit, finishVisit, requireClaim } from './finish-visit.ts';
import { countUnrecorded } from './left-open/unrecorded.statements.ts';
import type { Moved } from './move-visit.ts';
import type { AppointmentVisit } from './rows/appointment-visits.statement.ts';
import { visitsOfAppointments } from './rows/appointment-visits.statement.ts';
import { ratingsRepository } from './rows/ratings.repository.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import type { VisitsContext } from './visits-context.ts';

/** What records and appointments need from visits of either origin. */
export type Visits = {
  find: (visitId: string) => Promise<VisitRow | undefined>;
  /** How many visits of a professional have no record. */
  countUnrecorded: (professionalId: string) => Promise<number>;
  /** Whether its patient has rated it. */
  isRated: (visitId: string) => Promise<boolean>;
  /**
   * Whether a professional attends a person in a visit the patient has accepted, or has had a record to write
   * for less than a day.
   */
  isAttending: (accountId: string, personId: string) => Promise<boolean>;
  /** Returns the visit that a professional holds under the claim that the caller knows; refuses others. */
  requireClaim: (
    actor: Pick<Actor, 'accountId'>,
    visitId: string,
    claimEpoch?: number | null,
  ) => Promise<VisitRow>;
  /** Starts the visit of an appointment; announce it as 'SetProfessional' after the commit. */
  begin: (transaction: DatabaseTransaction, begun: BegunVisit) => Promise<Moved>;
  /** The live or finished visit of each appointment that has one. */
  ofAppointments: (appointmentIds: string[]) => Promise<AppointmentVisit[]>;
  /** Closes a visit in the transaction that stores its record (requirement: one record per visit). */
  finish: (transaction: DatabaseTransaction, actor: Actor, seen: VisitRow) => Promise<Moved>;
  /** Ends a visit in error, in the transaction that stores the professional's report. */
  fail: (transaction: DatabaseTransaction, actor: Actor, seen: VisitRow) => Promise<Moved>;
  /** A visit as its patient or its professional may see it. */
  present: VisitsContext['present'];
  /** After the commit: notifies both sides of a change and, for a guard visit, its line. */
  announce: VisitsContext['announce'];
};

export const createVisits = (context: VisitsContext): Visits => ({
  find: context.visits.findById,
  countUnrecorded: async (professionalId) =>
    (await countUnrecorded(context.database, { professionalId }))[0]?.visits ?? 0,
  isRated: ratingsRepository(context.database).isRated,
  isAttending: (accountId, personId) => attendsNow(context, accountId, personId),
  requireClaim: (actor, visitId, claimEpoch) => requireClaim(context, actor, visitId, claimEpoch),
  begin: (transaction, begun) => beginVisit(context, transaction, begun),
  ofAppointments: (ids) => visitsOfAppointments(context.database, { ids }),
  finish: (transaction, actor, seen) => finishVisit(context, transaction, actor, seen),
  fail: (transaction, actor, seen) => failVisit(context, transaction, actor, seen),
  present: context.present,
  announce: context.announce,
});
