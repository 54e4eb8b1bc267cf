import { accountsJobs, startHousekeeping, startSessionSweep } from '../accounts/index.ts';
import { startAppointmentSweep, startOfferSweep, startReminders } from '../appointments/index.ts';
import { startUnusedSweep } from '../coverage/index.ts';
import { documentsJobs } from '../documents/index.ts';
import { familyGroupJobs } from '../family-group/index.ts';
import { startForgettingKeys } from '../own-account/index.ts';
import { type PaymentsContext, startPaymentsSweep } from '../payments/index.ts';
import { startOrderSweep } from '../pharmacy-orders/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { startPings } from '../presence/index.ts';
import {
  startForgettingDrafts,
  startForgettingTelephones,
  startReviewing,
} from '../profiles/index.ts';
import { type RegistryChecks, startRechecks } from '../registry-checks/index.ts';
import { startSeatSweep } from '../video-call/index.ts';
import { startVisitSweep } from '../visits/index.ts';
import type { Care } from './care.ts';
import type { LiveLine } from './live-line.ts';
import type { People } from './people.ts';

/** Starts the jobs and the periodic tasks; returns how to stop them. */
export function startBackground(
  platform: Platform,
  { accounts, coverage, ownProfiles, presence, profiles }: People,
  {
    appointments,
    documents,
    orders,
    payments,
    registryChecks,
    videoCall,
    visits,
  }: Care & { payments: PaymentsContext; registryChecks: RegistryChecks },
  outbox: Pick<Outbox, 'sendMail'>,
  line: LiveLine,
): () => void {
  accountsJobs(accounts);
  documentsJobs(platform, documents);
  familyGroupJobs({ ...platform, today: profiles.today, sendMail: outbox.sendMail });
  const running = [
    startVisitSweep(visits),
    startSeatSweep(videoCall),
    startOrderSweep(orders),
    startAppointmentSweep(appointments),
    startReminders(appointments),
    startOfferSweep(appointments),
    startUnusedSweep(coverage.context),
    startSessionSweep(accounts, line.sessions),
    startHousekeeping(accounts),
    startForgettingDrafts(platform),
    startForgettingKeys(platform),
    startForgettingTelephones(platform),
    startReviewing(ownProfiles),
    startPaymentsSweep(payments),
    startRechecks(registryChecks),
    startPings(presence, line, platform.log),
  ];
  return () => {
    for (const work of running) work.stop();
  };
}
