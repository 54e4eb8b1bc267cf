import { statement } from '../../platform/database/statement.ts';
import type { VisitRow } from './visit-rows.ts';

/** How far the visit of an appointment is. */
export type AppointmentVisit = Pick<VisitRow, 'id' | 'phase' | 'started_at'> & {
  appointment_id: string;
};

/** Visits of appointments that came to something or still may; the index allows one of each. */
export const visitsOfAppointments = statement<{ ids: string[] }, AppointmentVisit>(
  ({ ids }) => `select id, phase, started_at, appointment_id from visit
   where appointment_id = any(${ids}::uuid[]) and phase <> 'QUIT'
     and (phase <> 'ERROR' or status = 'FAIL_SAVE_CONSULTATION')`,
);
