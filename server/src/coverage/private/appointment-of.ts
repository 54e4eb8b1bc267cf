import type { Database } from '../../platform/database/database.ts';
import type { CoverageContext, PrivateAppointment } from '../coverage-context.ts';

/** The appointment that is or was to be paid; `undefined` for the guard. */
export async function appointmentOf(
  { privateAppointments }: Pick<CoverageContext, 'privateAppointments'>,
  database: Database,
  id: string | null,
): Promise<PrivateAppointment | undefined> {
  return id === null ? undefined : (await privateAppointments(database, [id])).get(id);
}
