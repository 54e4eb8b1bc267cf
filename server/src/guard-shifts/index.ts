export { guardShiftsRoutes } from './guard-shifts.routes.ts';
export { createGuardShifts, type GuardShifts } from './guard-shifts.ts';
export { shiftsRepository } from './shifts.repository.ts';
