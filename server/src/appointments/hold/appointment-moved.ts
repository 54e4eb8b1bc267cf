import type { AppointmentMoved } from '../../visits/index.ts';
import type { Appointments } from '../appointments.ts';
import { type Move, moveAppointment } from '../change/move-appointment.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';

type Moved = Parameters<AppointmentMoved>[1];

/**
 * Updates the appointment of a visit: finished with it; not attended if the professional reports a no-show; and
 * free to be started again if the visit closed without a record.
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
    // Open screens are told through the visit, which is announced after the commit.
    if (move) await moveAppointment(context, transaction, row, move);
    else if (cameToNothing(moved)) await writes.change(row, { is_begun: false });
  };

/** Whether a visit closed without a record. One whose save failed still waits for its record. */
const cameToNothing = ({ command, phase }: Moved): boolean =>
  phase === 'QUIT' || (phase === 'ERROR' && command !== 'FailSaveConsultation');

/** The effect on its appointment when a visit ends. */
function moveOf({ command, phase }: Moved): Move | undefined {
  if (phase === 'FINISHED') return { command: 'Finish' };
  if (command === 'NoPatient') return { command: 'NoShow', change: { closed_reason: 'NO_SHOW' } };
  return undefined;
}
