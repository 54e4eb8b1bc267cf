import {
  type newWaitingPlaceSchema,
  WAITING_LIST_MAX,
  type WaitingPlace,
} from '@app/contract/appointments';
import type { z } from 'zod';
import { type Attending, canAttend } from '../../licence-verification/index.ts';
import { statement } from '../../platform/database/statement.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { placeWritesRepository } from './place-writes.repository.ts';
import { placesRepository } from './places.repository.ts';
import { presentPlace } from './read-places.ts';

type Asked = z.output<typeof newWaitingPlaceSchema>;

const ONCE = { appointment_waiting_once: () => refuse('appointments.already-listed') };

/**
 * Joins the waiting list of a professional, or of any professional of a specialty: once per list, in a limited
 * number of lists.
 */
export async function joinList(
  context: Appointments,
  actor: Actor,
  asked: Asked,
): Promise<WaitingPlace> {
  const { holderId } = await context.familyGroup.requireOwnPerson(actor, asked.patientId);
  await requireList(context, asked);
  const place = await whereUnique(ONCE, () =>
    context.database.transaction().execute(async (transaction) => {
      await appointmentWritesRepository(transaction).lockPerson(asked.patientId);
      const held = await placesRepository(transaction).countOf(asked.patientId);
      if (held >= WAITING_LIST_MAX) throw refuse('appointments.already-listed');
      return placeWritesRepository(transaction).insert({
        id: newId(),
        person_id: asked.patientId,
        holder_id: holderId,
        account_id: actor.accountId,
        specialty_id: asked.specialtyId,
        professional_id: asked.professionalId,
        reason: asked.reason,
      });
    }),
  );
  return presentPlace(context, place);
}

/** One professional who can attend in a specialty, the first of theirs. */
const someoneAttends = statement<Attending & { specialtyId: number }>(
  (asked) => `select from professional_specialty own
   where own.specialty_id = ${asked.specialtyId}::int and own.position = 0
     and ${canAttend('own.professional_id', asked)} limit 1`,
);

/** Refuses lists that would never get an hour: appointments belong to a professional's first specialty. */
async function requireList(
  { catalogs, database, licences, profiles }: Appointments,
  { professionalId, specialtyId }: Asked,
): Promise<void> {
  if (!(await catalogs.findSpecialty(specialtyId)))
    throw refuseKernel('request.invalid', 'specialtyId');
  if (professionalId === null) {
    const [attended] = await someoneAttends(database, { ...licences.attending(), specialtyId });
    if (!attended) throw refuse('appointments.nobody-attends');
    return;
  }
  const found = await profiles.findProfessional(professionalId);
  const gives =
    found?.specialties[0]?.id === specialtyId && (await licences.mayAttend(professionalId));
  if (!gives) throw refuseKernel('request.invalid', 'professionalId');
}
