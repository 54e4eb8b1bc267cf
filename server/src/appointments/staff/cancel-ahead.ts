import type { cancelAheadSchema } from '@app/contract/appointments';
import type { z } from 'zod';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { moveAndTell } from '../change/move-appointment.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { bookedAppointmentsRepository } from '../rows/booked-appointments.repository.ts';
import { purposeOf } from '../side-of.ts';
import type { Told } from '../tell-of-appointment.ts';
import { putFirst } from '../waiting/first-pick.statements.ts';
import { offerAnother, requireSubstitute, type Substitute } from './offer-another.ts';

type Asked = z.output<typeof cancelAheadSchema>;

/**
 * Cancels every future appointment of a professional who cannot attend, the next first, each in its own
 * transaction: repeating it goes on where it stopped. Each patient is told, paid back, and put first in line for
 * another hour of the specialty; where there is a substitute, they are offered one of theirs at once.
 */
export async function cancelAhead(
  context: Appointments,
  actor: Actor,
  { professionalId, reason, substituteId }: Asked,
): Promise<{ cancelled: number }> {
  const substitute = substituteId ? await requireSubstitute(context, substituteId) : undefined;
  const now = context.clock.now();
  let cancelled = 0;
  for (const row of await bookedAppointmentsRepository(context.database).ahead(professionalId, now))
    if (await cancelOne(context, actor, row, { reason, substitute })) cancelled += 1;
  return { cancelled };
}

/** Whether it was cancelled here: somebody else may have been faster. */
async function cancelOne(
  context: Appointments,
  actor: Actor,
  row: AppointmentRow,
  { reason, substitute }: { reason: string; substitute: Substitute | undefined },
): Promise<boolean> {
  let offered: Told = [];
  try {
    await moveAndTell(context, row, {
      command: 'Cancel',
      actor,
      change: { closed_reason: 'STAFF', closed_text: reason },
      text: reason,
      beside: async (transaction) => {
        await putAside(context, transaction, actor, row);
        offered = substitute ? await offerAnother(context, transaction, row, substitute) : [];
      },
    });
    for (const notice of offered) await context.notifications.push(notice);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'appointments.command-refused') return false;
    throw error;
  }
}

/** Only where the professional still cannot attend, so that a suspension lifted meanwhile ends it. */
async function putAside(
  { licences }: Appointments,
  transaction: DatabaseTransaction,
  actor: Actor,
  row: AppointmentRow,
): Promise<void> {
  if (await licences.mayAttendIn(transaction, row.professional_id))
    throw refuse('appointments.attends');
  await putFirst(transaction, {
    id: newId(),
    personId: row.person_id,
    holderId: row.holder_id,
    accountId: row.account_id,
    specialtyId: row.specialty_id,
    reason: row.reason,
  });
  await recordAudit(transaction, actor, {
    type: 'appointments.cancel',
    action: 'U',
    purpose: purposeOf(actor),
    patient_id: row.person_id,
    entity_type: 'appointment',
    entity_id: row.id,
  });
}
