import * as contract from '@app/contract/availability';
import { asList, asOk, done } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import { askedAgenda } from './asked-agenda.ts';
import type { Availability } from './availability.ts';
import { closeSchedules } from './close-hours.ts';
import { addException, removeException, validateException } from './exceptions.ts';
import { keepAgenda } from './keep-agenda.ts';
import { openSchedule, validateSchedule } from './open-hours.ts';
import { readAvailability } from './read-availability.ts';

export function availabilityRoutes(route: Route, availability: Availability) {
  route(contract.getAvailability, async ({ actor, query }) =>
    asOk(await readAvailability(availability, askedAgenda(actor, query))),
  );
  route(contract.validateSchedule, async ({ actor, body, query }) =>
    asOk(await validateSchedule(availability, askedAgenda(actor, query), body)),
  );
  route(contract.createSchedule, async ({ actor, body, query }) => {
    const { schedule, notifyPatients } = body;
    const agenda = askedAgenda(actor, query);
    return asList(await openSchedule(availability, agenda, schedule, notifyPatients));
  });
  route(contract.deleteSchedules, async ({ actor, query }) => {
    const { notify_patients = false, schedule_ids } = query;
    await closeSchedules(availability, askedAgenda(actor, query), schedule_ids, notify_patients);
    return done;
  });
  route(contract.validateException, async ({ actor, body, query }) =>
    asOk(await validateException(availability, askedAgenda(actor, query), body)),
  );
  route(contract.createException, async ({ actor, body, query }) =>
    asOk(await addException(availability, askedAgenda(actor, query), body)),
  );
  route(contract.deleteException, async ({ actor, params, query }) => {
    await removeException(availability, askedAgenda(actor, query), params.exceptionId);
    return done;
  });
  route(contract.keepAgenda, async ({ actor, body, query }) => {
    await keepAgenda(availability, askedAgenda(actor, query), body.agenda);
    return done;
  });
}
