export { DutySwitch } from './duty-switch.tsx';
export { GoOnDuty } from './go-on-duty.tsx';
export { availabilityQuery } from './presence.queries.ts';
