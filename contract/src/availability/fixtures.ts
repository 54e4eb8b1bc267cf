import type { Availability, NewSchedule, Schedule } from './availability.schema.ts';

/** Mondays and Wednesdays from nine to one, for private patients. */
export const aNewSchedule = (changes: Partial<NewSchedule> = {}): NewSchedule => ({
  attention_type_id: 1,
  id_prepaid_healths: [],
  days: ['MONDAY', 'WEDNESDAY'],
  check_in: '09:00',
  check_out: '13:00',
  start_date: null,
  date_to: null,
  duration: 30,
  ...changes,
});

/** The same as it is read back. */
export const aSchedule = (changes: Partial<Schedule> = {}): Schedule => ({
  id: '01957000-0000-7000-8000-0000000000d1',
  ids: ['01957000-0000-7000-8000-0000000000d1', '01957000-0000-7000-8000-0000000000d2'],
  check_in: '09:00',
  check_out: '13:00',
  days: ['MONDAY', 'WEDNESDAY'],
  name: 'Particular',
  last_time_avalability: '2025-04-07',
  professional_dto: { id: '01957000-0000-7000-8000-0000000000e1' },
  attention_types_dto: { id: 1, name: 'Particular' },
  id_prepaid_healths: [],
  prepaid_healths: [],
  start_date: '2025-03-08',
  duration: 30,
  booked: 0,
  ...changes,
});

/** An agenda with no open hours yet, of a professional who attends privately. */
export const anAvailability = (changes: Partial<Availability> = {}): Availability => ({
  agenda: 'OFFICE',
  professional: { id: '01957000-0000-7000-8000-0000000000e1', name: 'Dra. Paula Ríos' },
  attends: { particular: true, insurers: [] },
  schedules: [],
  exceptions: [],
  holidays: [],
  ...changes,
});
