import {
  type AgendaKind,
  type ChangePreview,
  changePreviewSchema,
  createException,
  createSchedule,
  deleteException,
  deleteSchedules,
  getAvailability,
  keepAgenda,
  type NewException,
  type NewSchedule,
  validateException,
  validateSchedule,
} from '@app/contract/availability';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { ProblemError } from '../lib/server/problem-error.ts';

/** Of every agenda that was read. */
export const agendasKey = ['availability'] as const;

/** An agenda's rules: hours of the week, exceptions, and the holidays ahead. Without a name the own one. */
export const availabilityQuery = (professionalId?: string) =>
  queryOptions({
    queryKey: [...agendasKey, professionalId],
    queryFn: async () => (await call(getAvailability, { query: { professionalId } })).data,
    // Who keeps it and whom the professional attends are changed elsewhere.
    staleTime: 0,
  });

/** A change of an agenda, which may meet booked appointments. */
export type AgendaChange = {
  /** What it would do; absent where the change itself says whom it meets. */
  validate?: () => Promise<ChangePreview>;
  /** Makes it; with `notifyPatients` it was seen whom it meets. */
  make: (notifyPatients: boolean) => Promise<unknown>;
};

export const scheduleChange = (professionalId: string, schedule: NewSchedule): AgendaChange => ({
  validate: async () =>
    (await call(validateSchedule, { query: { professionalId }, body: schedule })).data,
  make: (notifyPatients) =>
    call(createSchedule, { query: { professionalId }, body: { schedule, notifyPatients } }),
});

export const schedulesDeletion = (
  professionalId: string,
  ids: readonly string[],
): AgendaChange => ({
  make: (notify_patients) =>
    call(deleteSchedules, {
      query: {
        professionalId,
        schedule_ids: ids.join(','),
        notify_patients: String(notify_patients),
      },
    }),
});

export const exceptionChange = (professionalId: string, exception: NewException): AgendaChange => ({
  validate: async () =>
    (await call(validateException, { query: { professionalId }, body: exception })).data,
  make: (notifyPatients) =>
    call(createException, { query: { professionalId }, body: { ...exception, notifyPatients } }),
});

export const exceptionDeletion = (professionalId: string, exceptionId: string): AgendaChange => ({
  make: () => call(deleteException, { params: { exceptionId }, query: { professionalId } }),
});

/** Hands an agenda over to its professional or to the director. */
export const keeperChange = (professionalId: string, agenda: AgendaKind): AgendaChange => ({
  make: () => call(keepAgenda, { query: { professionalId }, body: { agenda } }),
});

/** The appointments that a refused change meets, as the server answers them; none where it was refused otherwise. */
export function metBy(error: unknown): ChangePreview | undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== 'availability.conflict')
    return undefined;
  return changePreviewSchema.safeParse(error.problem.current).data;
}
