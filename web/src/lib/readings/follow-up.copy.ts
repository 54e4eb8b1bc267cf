import type { FollowUp } from '@app/contract/consultations';

/** When the patient should come back, for the professional to choose and read. */
export const followUpLabel: Record<FollowUp, string> = {
  IN_48_HOURS: 'En 48 horas',
  IN_7_DAYS: 'En 7 días',
  IN_15_DAYS: 'En 15 días',
  IN_30_DAYS: 'En 30 días',
  IF_NOT_BETTER: 'Solo si no mejora',
  NONE: 'Sin control',
};
