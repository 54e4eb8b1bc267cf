import * as contract from '@app/contract/guard-shifts';
import { asList, asOk, done } from '@app/contract/kernel';
import type { Route } from '../platform/http/route.ts';
import { changeShift, createShift, endShift } from './change-shifts.ts';
import type { GuardShifts } from './guard-shifts.ts';
import { readGuardHours, readShiftProfessionals, readShifts } from './read-shifts.ts';

export function guardShiftsRoutes(route: Route, shifts: GuardShifts) {
  route(contract.getGuardHours, async () => asList(await readGuardHours(shifts)));
  route(contract.listShifts, async () => asList(await readShifts(shifts)));
  route(contract.listShiftProfessionals, async () => asList(await readShiftProfessionals(shifts)));
  route(contract.createShift, async ({ actor, body }) =>
    asOk(await createShift(shifts, actor, body)),
  );
  route(contract.changeShift, async ({ actor, params, body }) =>
    asOk(await changeShift(shifts, actor, params.shiftId, body)),
  );
  route(contract.endShift, async ({ actor, params }) => {
    await endShift(shifts, actor, params.shiftId);
    return done;
  });
}
