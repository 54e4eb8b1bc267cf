import * as contract from '@app/contract/appointments';
import { asList, asOk } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import type { Appointments } from './appointments.ts';
import { bookAppointment } from './book/book-appointment.ts';
import { readBookable, readSlots } from './book/read-slots.ts';
import {
  cancelAppointment,
  confirmAppointment,
  delayAppointment,
  requestReschedule,
} from './change/change-appointment.ts';
import type { Seen } from './change/require-seen.ts';
import { rescheduleAppointment } from './change/reschedule-appointment.ts';
import { beginAppointment } from './hold/begin-appointment.ts';
import { markNoShow } from './hold/close-unattended.ts';
import { waitInRoom } from './hold/wait-in-room.ts';
import { listAppointments, readAppointment, readOwnAgenda } from './read-appointments.ts';
import { readConsultationsOf } from './read-consultations.ts';
import { remindRoutes } from './remind/remind.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';

export function appointmentsRoutes(route: Route, appointments: Appointments) {
  route(contract.listAppointments, async ({ actor, query }) =>
    asList(await listAppointments(appointments, actor, query)),
  );
  route(contract.getAgenda, async ({ actor, query }) =>
    asOk(await readOwnAgenda(appointments, actor, query)),
  );
  route(contract.listSlots, async ({ actor, query }) =>
    asList(await readSlots(appointments, actor, query)),
  );
  route(contract.listBookable, async ({ actor, query }) =>
    asList(await readBookable(appointments, actor, query)),
  );
  route(contract.getAppointment, async ({ actor, params }) =>
    asOk(await readAppointment(appointments, actor, params.appointmentId)),
  );
  route(contract.bookAppointment, async ({ actor, body, commandId }) =>
    asOk(await bookAppointment(appointments, actor, body, commandId)),
  );
  route(contract.updateAppointment, async ({ actor, body, ...seen }) =>
    asOk(await cancelAppointment(appointments, actor, seenIn(seen), body)),
  );
  route(contract.rescheduleAppointment, async ({ actor, body, ...seen }) =>
    asOk(await rescheduleAppointment(appointments, actor, seenIn(seen), body)),
  );
  route(contract.requestReschedule, async ({ actor, body, ...seen }) =>
    asOk(await requestReschedule(appointments, actor, seenIn(seen), body.text)),
  );
  route(contract.confirmAppointment, async ({ actor, ...seen }) =>
    asOk(await confirmAppointment(appointments, actor, seenIn(seen))),
  );
  route(contract.waitInRoom, async ({ actor, params }) =>
    asOk(await waitInRoom(appointments, actor, params.appointmentId)),
  );
  route(contract.listConsultationsOfAppointment, async ({ actor, params }) =>
    asList(await readConsultationsOf(appointments, actor, params.appointmentId)),
  );
  route(contract.beginAppointment, async ({ actor, params }) =>
    asOk(await beginAppointment(appointments, actor, params.appointmentId)),
  );
  route(contract.delayAppointment, async ({ actor, params, body }) =>
    asOk(await delayAppointment(appointments, actor, params.appointmentId, body.minutes)),
  );
  route(contract.markNoShow, async ({ actor, params }) =>
    asOk(await markNoShow(appointments, actor, params.appointmentId)),
  );
  remindRoutes(route, appointments);
  staffRoutes(route, appointments);
  waitingRoutes(route, appointments);
}

type SeenInCall = { params: { appointmentId: string }; version: Seen['version'] };

const seenIn = ({ params, version }: SeenInCall): Seen => ({ id: params.appointmentId, version });
