import * as contract from '@app/contract/appointments';
import { asOk } from '@app/contract/kernel';
import type { Route } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Appointments } from '../appointments.ts';
import { readLink, useLink } from './appointment-links.ts';
import { readCalendar } from './calendar-of.ts';
import { calendarCopy } from './remind.copy.ts';

/** Routes of the links in mails and of calendar files. */
export function remindRoutes(route: Route, appointments: Appointments) {
  route(contract.getAppointmentCalendar, async ({ actor, params, reply }) =>
    sendFile(reply, {
      bytes: await readCalendar(appointments, actor, params.appointmentId),
      filename: calendarCopy.fileName,
      mimetype: 'text/calendar; charset=utf-8',
    }),
  );
  route(contract.readAppointmentLink, async ({ body }) =>
    asOk(await readLink(appointments, body.key)),
  );
  route(contract.useAppointmentLink, async ({ body }) =>
    asOk(await useLink(appointments, body.key)),
  );
}
