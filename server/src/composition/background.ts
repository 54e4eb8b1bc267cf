import { accountsJobs, startHousekeeping, startSessionSweep } from '../accounts/index.ts';
import { startAppointmentSweep, startOfferSweep, startReminders } from '../appointments/index.ts';
import { startOutOfUseSweep, startUnusedSweep } from '../coverage/index.ts';
import { documentsJobs } from '../documents/index.ts';
import { familyGroupJobs } from '../family-group/index.ts';
import { startTellingWishes } from '../guard-queue/index.ts';
import { startForgettingDevices, startTakingOver } from '../notifications/index.ts';
import { startForgettingKeys, startTellingComingOfAge } from '../own-account/index.ts';
import { type PaymentsContext, startPaymentsSweep } from '../payments/index.ts';
import { startOrderSweep } from '../pharmacy-orders/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { startPings } from '../presence/index.ts';
import {
  reviewingJobs,
  startForgettingDrafts,
  startForgettingTelephones,
  startReviewing,
} from '../profiles/index.ts';
import { type RegistryChecks, recheckJobs, startRechecks } from '../registry-checks/index.ts';
import { startSeatSweep } from '../video-call/index.ts';
import { startVisitSweep } from '../visits/index.ts';
import type { Care } from './care.ts';
import type { LiveLine } from './live-line.ts';
import type { People } from './people.ts';

/** Registers the handlers of background jobs. */
export function registerJobs(
  platform: Platform,
  { accounts, notifications, ownProfiles, profiles }: People,
  { documents, registryChecks }: Care & { registryChecks: RegistryChecks },
  { sendMail }: Pick<Outbox, 'sendMail'>,
): void {
  accountsJobs(accounts);
  documentsJobs(platform, documents);
  familyGroupJobs({ ...platform, notifications, today: profiles.today, sendMail });
  reviewingJobs(ownProfiles);
  recheckJobs(registryChecks);
}

/** Starts the periodic work; returns a function that stops it. */
export function startPeriodicWork(
  platform: Platform,
  { accounts, coverage, notifications, ownProfiles, presence, profiles }: People,
  {
    appointments,
    orders,
    payments,
    queue,
    registryChecks,
    videoCall,
    visits,
  }: Care & { payments: PaymentsContext; registryChecks: RegistryChecks },
  line: LiveLine,
): () => void {
  const running = [
    startVisitSweep(visits),
    startSeatSweep(videoCall),
    startOrderSweep(orders),
    startAppointmentSweep(appointments),
    startReminders(appointments),
    startOfferSweep(appointments),
    startUnusedSweep(coverage.context),
    startOutOfUseSweep(coverage.context),
    startSessionSweep(accounts, line.sessions),
    startHousekeeping(accounts),
    startForgettingDevices(platform),
    startTakingOver(notifications),
    startForgettingDrafts(platform),
    startForgettingKeys(platform),
    startTellingComingOfAge({ ...platform, notifications, profiles }),
    startForgettingTelephones(platform),
    startReviewing(ownProfiles),
    startPaymentsSweep(payments),
    startRechecks(registryChecks),
    startTellingWishes(queue, platform.log),
    startPings(presence, line, platform.log),
  ];
  return () => {
    for (const work of running) work.stop();
  };
}
