export { DutySwitch } from './duty-switch.tsx';
export { availabilityQuery, useSetAvailability } from './presence.queries.ts';
