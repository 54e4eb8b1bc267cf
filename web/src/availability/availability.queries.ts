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

/** Key of every agenda that was read. */
export const agendasKey = ['availability'] as const;

/** An agenda's rules: weekly hours, exceptions, and future holidays. Without an id, the caller's own. */
export const availabilityQuery = (professionalId?: string) =>
  queryOptions({
    queryKey: [...agendasKey, professionalId],
    queryFn: async () => (await call(getAvailability, { query: { professionalId } })).data,
    // Who manages it, and which patients the professional attends, may change elsewhere.
    staleTime: 0,
  });

/** A change of an agenda, which may affect booked appointments. */
export type AgendaChange = {
  /** Previews it; absent if the change itself returns the affected appointments. */
  validate?: () => Promise<ChangePreview>;
  /** Makes it; `notifyPatients` confirms that the affected appointments were seen. */
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

/** The appointments affected by a refused change, from the server's answer; `undefined` for other refusals. */
export function metBy(error: unknown): ChangePreview | undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== 'availability.conflict')
    return undefined;
  return changePreviewSchema.safeParse(error.problem.current).data;
}
