import { UNRECORDED_HOURS } from '@app/contract/visits';
import { secondsBefore } from '../platform/clock.ts';
import type { VisitsContext } from './visits-context.ts';

/**
 * Whether a professional attends a person in a visit the patient has accepted, or has had a record to write for
 * less than a day.
 */
export const attendsNow = (
  { visits, clock }: VisitsContext,
  accountId: string,
  personId: string,
): Promise<boolean> => visits.attends(accountId, personId, lateSince(clock.now()));

/** A visit without a record that started before this instant is late. */
export const lateSince = (now: Date): Date => secondsBefore(now, UNRECORDED_HOURS * 3600);
