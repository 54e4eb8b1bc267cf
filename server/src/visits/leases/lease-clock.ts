import {
  AWAY_MINUTES,
  PATIENT_RENEWAL_SECONDS,
  PROFESSIONAL_LEASE_SECONDS,
} from '@app/contract/visits';
import type { Platform } from '../../platform/platform.ts';

/** How long the sides of a visit count as present. */
export type Leases = {
  patientUntil: () => Date;
  inCallUntil: () => Date;
  professionalUntil: () => Date;
  /** An offer made before this instant has expired. */
  offerExpiredBefore: () => Date;
  /** A lease that ended before this instant means the call cannot go on. */
  leaseExpiredBefore: () => Date;
};

export function leaseClock({ clock, config }: Pick<Platform, 'clock' | 'config'>): Leases {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const grace = config.QUEUE_GRACE_SECONDS;
  return {
    patientUntil: () => inSeconds(grace + PATIENT_RENEWAL_SECONDS),
    inCallUntil: () => inSeconds(PROFESSIONAL_LEASE_SECONDS),
    professionalUntil: () => inSeconds(PROFESSIONAL_LEASE_SECONDS),
    offerExpiredBefore: () => inSeconds(-grace),
    leaseExpiredBefore: () => inSeconds(PROFESSIONAL_LEASE_SECONDS - AWAY_MINUTES * 60),
  };
}
