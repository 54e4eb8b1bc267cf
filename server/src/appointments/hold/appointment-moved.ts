import type { AppointmentMoved } from '../../visits/index.ts';
import type { Appointments } from '../appointments.ts';
import { type Move, moveAppointment } from '../change/move-appointment.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';

type Moved = Parameters<AppointmentMoved>[1];

/**
 * Follows the visit of an appointment: finished with it; not attended where the professional says that nobody came;
 * and free to be begun again where the visit came to nothing.
 */
export const followVisit =
  (context: Appointments): AppointmentMoved =>
  async (transaction, moved) => {
    const writes = appointmentWritesRepository(transaction);
    const row = await writes.lock(moved.appointmentId);
    if (row?.status !== 'PROGRAMMED') return;
    if (moved.command === 'Accept') {
      await writes.seePatient(row.id, moved.at);
      return;
    }
    const move = moveOf(moved);
    // Open screens hear of it by the visit, which is announced after the commit.
    if (move) await moveAppointment(context, transaction, row, move);
    else if (cameToNothing(moved)) await writes.change(row, { is_begun: false });
  };

/** A visit that closed without a record; one whose save failed still waits for it. */
const cameToNothing = ({ command, phase }: Moved): boolean =>
  phase === 'QUIT' || (phase === 'ERROR' && command !== 'FailSaveConsultation');

/** What the end of a visit means for its appointment. */
function moveOf({ command, phase }: Moved): Move | undefined {
  if (phase === 'FINISHED') return { command: 'Finish' };
  if (command === 'NoPatient') return { command: 'NoShow', change: { closed_reason: 'NO_SHOW' } };
  return undefined;
}
