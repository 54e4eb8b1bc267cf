export { availabilityRoutes } from './availability.routes.ts';
export { type Availability, createAvailability, requireOwnAgenda } from './availability.ts';
export type { Booked, BookedWhere, TellAfterwards } from './booked.ts';
export { scheduleWritesRepository } from './schedule-writes.repository.ts';
