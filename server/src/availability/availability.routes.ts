import * as contract from '@app/contract/availability';
import { asList, asOk, done } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import type { Availability } from './availability.ts';
import { closeSchedules } from './close-hours.ts';
import { addException, removeException, validateException } from './exceptions.ts';
import { openSchedule, validateSchedule } from './open-hours.ts';
import { readAvailability } from './read-availability.ts';

export function availabilityRoutes(route: Route, availability: Availability) {
  route(contract.getAvailability, async ({ actor }) =>
    asOk(await readAvailability(availability, actor)),
  );
  route(contract.validateSchedule, async ({ actor, body }) =>
    asOk(await validateSchedule(availability, actor, body)),
  );
  route(contract.createSchedule, async ({ actor, body }) =>
    asList(await openSchedule(availability, actor, body.schedule, body.notifyPatients)),
  );
  route(contract.deleteSchedules, async ({ actor, query }) => {
    await closeSchedules(availability, actor, query.schedule_ids, query.notify_patients ?? false);
    return done;
  });
  route(contract.validateException, async ({ actor, body }) =>
    asOk(await validateException(availability, actor, body)),
  );
  route(contract.createException, async ({ actor, body }) =>
    asOk(await addException(availability, actor, body)),
  );
  route(contract.deleteException, async ({ actor, params }) => {
    await removeException(availability, actor, params.exceptionId);
    return done;
  });
}
