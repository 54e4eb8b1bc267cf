import { statement } from '../../platform/database/statement.ts';
import type { VisitRow } from './visit-rows.ts';

/** The state of an appointment's visit. */
export type AppointmentVisit = Pick<VisitRow, 'id' | 'phase' | 'started_at'> & {
  appointment_id: string;
};

/** Live or finished visits of appointments; the index allows one per appointment. */
export const visitsOfAppointments = statement<{ ids: string[] }, AppointmentVisit>(
  ({ ids }) => `select id, phase, started_at, appointment_id from visit
   where appointment_id = any(${ids}::uuid[]) and phase <> 'QUIT'
     and (phase <> 'ERROR' or status = 'FAIL_SAVE_CONSULTATION')`,
);
