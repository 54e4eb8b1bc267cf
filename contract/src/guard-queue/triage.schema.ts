import { z } from 'zod';

/** How many patients of a line, the longest waiting first, are shown with triage data. */
export const TRIAGE_MAX = 50;

/** What matters of a patient's profile and history before the call (requirement: triage of the line). */
export const triageSchema = z.object({
  queueId: z.string(),
  /** As the patient stated them; null or empty if never stated. */
  allergies: z.string().nullable(),
  /** Conditions in the patient's profile, in order. */
  diseases: z.array(z.string()),
  /** The patient's last finished consultation, from the guard or an appointment; null if there is none. */
  lastVisit: z
    .object({ startedDate: z.string(), professional: z.string(), specialty: z.string() })
    .nullable(),
});
export type Triage = z.infer<typeof triageSchema>;
