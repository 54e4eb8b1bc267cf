import {
  AWAY_MINUTES,
  LOST_PLACE_KEPT_MINUTES,
  PATIENT_RENEWAL_SECONDS,
  PROFESSIONAL_LEASE_SECONDS,
  SILENT_AFTER_SECONDS,
} from '@app/contract/visits';
import { secondsBefore } from '../../platform/clock.ts';
import { type Expiry, fairExpiry } from '../../platform/jobs/after-a-gap.ts';
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
  /** Patients whose lease ends before this are silent. */
  silentBefore: () => Date;
  /** When a waiting patient with this lease was last heard of. */
  heardAt: (patientLease: Date) => Date;
  /** Until when a patient returns to a place lost now. */
  placeKeptUntil: () => Date;
  expiry: Expiry;
};

export function leaseClock({ clock, config }: Pick<Platform, 'clock' | 'config'>): Leases {
  const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const grace = config.QUEUE_GRACE_SECONDS;
  const patientSeconds = grace + PATIENT_RENEWAL_SECONDS;
  return {
    patientUntil: () => inSeconds(patientSeconds),
    inCallUntil: () => inSeconds(PROFESSIONAL_LEASE_SECONDS),
    professionalUntil: () => inSeconds(PROFESSIONAL_LEASE_SECONDS),
    offerExpiredBefore: () => inSeconds(-grace),
    leaseExpiredBefore: () => inSeconds(PROFESSIONAL_LEASE_SECONDS - AWAY_MINUTES * 60),
    silentBefore: () => inSeconds(patientSeconds - SILENT_AFTER_SECONDS),
    heardAt: (patientLease) => secondsBefore(patientLease, patientSeconds),
    placeKeptUntil: () => inSeconds(LOST_PLACE_KEPT_MINUTES * 60),
    expiry: fairExpiry(clock, Math.max(patientSeconds, PROFESSIONAL_LEASE_SECONDS) * 1000),
  };
}
