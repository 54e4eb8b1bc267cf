import { z } from 'zod';

/** For how many of a line, the oldest first, it is read what decides whom to call. */
export const TRIAGE_MAX = 50;

/** What of somebody's profile and past matters before the call (requirement: triage of the line). */
export const triageSchema = z.object({
  queueId: z.string(),
  /** As the patient told them; null or empty where they were never told. */
  allergies: z.string().nullable(),
  /** Conditions that the profile names, in order. */
  diseases: z.array(z.string()),
  /** The last finished consultation, of the guard or of an appointment; null for a first one. */
  lastVisit: z
    .object({ startedDate: z.string(), professional: z.string(), specialty: z.string() })
    .nullable(),
});
export type Triage = z.infer<typeof triageSchema>;
