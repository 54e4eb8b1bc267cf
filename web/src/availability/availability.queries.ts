import {
  type ChangePreview,
  changePreviewSchema,
  createException,
  createSchedule,
  deleteException,
  deleteSchedules,
  getAvailability,
  type NewException,
  type NewSchedule,
  validateException,
  validateSchedule,
} from '@app/contract/availability';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { ProblemError } from '../lib/server/problem-error.ts';

/** The own agenda's rules: hours of the week, exceptions, and the holidays ahead. */
export const availabilityQuery = queryOptions({
  queryKey: ['availability'],
  queryFn: async () => (await call(getAvailability, {})).data,
});

/** A change of the own agenda, which may meet booked appointments. */
export type AgendaChange = {
  /** What it would do; absent where the change itself says whom it meets. */
  validate?: () => Promise<ChangePreview>;
  /** Makes it; with `notifyPatients` the professional has seen whom it meets. */
  make: (notifyPatients: boolean) => Promise<unknown>;
};

export const scheduleChange = (schedule: NewSchedule): AgendaChange => ({
  validate: async () => (await call(validateSchedule, { body: schedule })).data,
  make: (notifyPatients) => call(createSchedule, { body: { schedule, notifyPatients } }),
});

export const schedulesDeletion = (ids: readonly string[]): AgendaChange => ({
  make: (notify_patients) =>
    call(deleteSchedules, {
      query: { schedule_ids: ids.join(','), notify_patients: String(notify_patients) },
    }),
});

export const exceptionChange = (exception: NewException): AgendaChange => ({
  validate: async () => (await call(validateException, { body: exception })).data,
  make: (notifyPatients) => call(createException, { body: { ...exception, notifyPatients } }),
});

export const sendExceptionDeletion = (exceptionId: string) =>
  call(deleteException, { params: { exceptionId } });

/** The appointments that a refused change meets, as the server answers them; none where it was refused otherwise. */
export function metBy(error: unknown): ChangePreview | undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== 'availability.conflict')
    return undefined;
  return changePreviewSchema.safeParse(error.problem.current).data;
}
