import * as contract from '@app/contract/appointments';
import { asList, asOk, asPage } from '@app/contract/kernel';
import type { Route } from '../../platform/http/route.ts';
import type { Appointments } from '../appointments.ts';
import { bookAppointment } from '../book/book-appointment.ts';
import { readGiving } from '../book/read-slots.ts';
import { readAgenda } from '../read-appointments.ts';
import { listWaiting } from '../waiting/read-places.ts';
import { cancelAhead } from './cancel-ahead.ts';
import { findPatients } from './find-patients.ts';
import { readToday } from './read-today.ts';
import { readTouched } from './read-touched.ts';

/** The reason shown for appointments booked by staff, who ask nobody for one. */
const GIVEN_BY_THE_CLINIC = 'Turno dado por la clínica';

/** Routes of staff for the agendas of professionals (requirement: appointments by staff). */
export function staffRoutes(route: Route, appointments: Appointments) {
  route(contract.listGivingProfessionals, async () => asList(await readGiving(appointments)));
  route(contract.getAgendaForStaff, async ({ actor, query: { professionalId, ...days } }) =>
    asOk(await readAgenda(appointments, actor, professionalId, days)),
  );
  route(contract.listTodayForStaff, async ({ query }) =>
    asPage(await readToday(appointments, query)),
  );
  route(contract.listWaitingForStaff, async ({ query }) =>
    asPage(await listWaiting(appointments, {}, query.after)),
  );
  route(contract.findAppointmentPatients, async ({ actor, body }) =>
    asList(await findPatients(appointments, actor, body.idNumber)),
  );
  route(contract.getTouched, async ({ query }) =>
    asOk(await readTouched(appointments, query.professionalId)),
  );
  route(contract.cancelAhead, async ({ actor, body }) =>
    asOk(await cancelAhead(appointments, actor, body)),
  );
  route(contract.bookForPatient, async ({ actor, body, commandId }) => {
    const asked = { ...body, reason: GIVEN_BY_THE_CLINIC };
    return asOk(await bookAppointment(appointments, actor, asked, commandId));
  });
}
