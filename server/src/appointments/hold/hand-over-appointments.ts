import type { Day } from '@app/contract/kernel';
import { recordAudit } from '../../audit/index.ts';
import { goesOnInOwnAccount } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

const takeOver = statement<{ today: Day }, AppointmentRow>(
  ({
    today,
  }) => `update appointment set account_id = owner.account_id, version = appointment.version + 1
   from person owner
   where owner.id = appointment.person_id and appointment.status = 'PROGRAMMED' and not appointment.is_begun
     and ${goesOnInOwnAccount('appointment.account_id', 'owner', today)}
   returning appointment.*`,
);

/**
 * Appointments ahead that somebody booked for a person who since came of age go on in that person's own account
 * (requirement: own account of a dependant).
 */
export const handOverAppointments = ({
  database,
  profiles,
}: Pick<Appointments, 'database' | 'profiles'>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    for (const { id, person_id } of await takeOver(transaction, { today: profiles.today() }))
      await recordAudit(transaction, undefined, {
        type: 'appointment.hand-over',
        action: 'U',
        purpose: 'HOPERAT',
        patient_id: person_id,
        entity_type: 'appointment',
        entity_id: id,
      });
  });
