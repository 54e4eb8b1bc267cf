export { availabilityRoutes } from './availability.routes.ts';
export { type Availability, createAvailability } from './availability.ts';
export type { Booked, BookedWhere, TellAfterwards } from './booked.ts';
export { blockHour } from './exceptions.ts';
export { scheduleWritesRepository } from './schedule-writes.repository.ts';
export type { ScheduleRow } from './schedules.repository.ts';
