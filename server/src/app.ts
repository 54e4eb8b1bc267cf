import type { EndpointSpec } from '@app/contract/kernel';
import { type Appointments, bookedInMonth, bookedPrivately } from './appointments/index.ts';
import type { Availability } from './availability/index.ts';
import { fileImporter } from './cli/index.ts';
import { registerJobs, startPeriodicWork } from './composition/background.ts';
import { bindCalls } from './composition/calls.ts';
import { type Care, composeCare } from './composition/care.ts';
import { openLiveLine } from './composition/live-line.ts';
import { composePayments } from './composition/pay.ts';
import { composePeople } from './composition/people.ts';
import { composeRegistryChecks } from './composition/registry.ts';
import { serveSurroundings } from './composition/serve-surroundings.ts';
import type { Consultations } from './consultations/index.ts';
import { pageContents } from './contents/index.ts';
import type { Coverage } from './coverage/index.ts';
import type { Dispensing } from './dispensing/index.ts';
import type { GuardQueue } from './guard-queue/index.ts';
import { type Notifications, pushSender } from './notifications/index.ts';
import type { Outside } from './outside.ts';
import type { PharmacyOrders } from './pharmacy-orders/index.ts';
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts';
import { publicUrlOf } from './platform/http/own-address.ts';
import { createOutbox, keepsTextOf } from './platform/outside/outbox.ts';
import type { Platform } from './platform/platform.ts';
import { openVoice } from './platform/stomp/hub-events.ts';
import type { PriceList } from './price-list/index.ts';
import type { ProfilesContext } from './profiles/index.ts';
import type { VisitsContext } from './visits/index.ts';

export type App = {
  /** Used by the demonstration, which is seeded through the use cases. */
  appointments: Appointments;
  notifications: Notifications;
  availability: Availability;
  consultations: Consultations;
  coverage: Coverage;
  dispensing: Dispensing;
  orders: PharmacyOrders;
  priceList: PriceList;
  profiles: ProfilesContext;
  queue: GuardQueue;
  visits: VisitsContext;
  http: HttpServer;
  endpoints: readonly EndpointSpec[];
  /**
   * Starts the jobs that end orders, offers and sessions by time. Not before the demonstration's past is
   * seeded, since they would end it.
   */
  startPeriodicWork: () => void;
  close: () => Promise<void>;
};

/** Builds the whole product, bottom up: people, care, calls, sockets and jobs. */
export async function buildApp(outside: Outside): Promise<App> {
  const { bus, config, database, jobs, clock, log, pool, version } = outside;
  const http = await createHttpServer(config, log);
  const platform: Platform = { config, database, clock, jobs, log, publicUrl: publicUrlOf(config) };
  const voice = openVoice(outside);
  const outbox = createOutbox({
    database,
    jobs,
    clock,
    log,
    senders: {
      email: outside.mail,
      whatsapp: outside.whatsapp,
      push: pushSender(database, outside.push.send),
    },
    keepsText: keepsTextOf(config),
  });

  const people = await composePeople(platform, outside, outbox, voice, {
    importFile: fileImporter(outside.pool),
    bookedInMonth: (...asked) => bookedInMonth(care.appointments)(...asked),
    privateAppointments: (...asked) => bookedPrivately(care.appointments)(...asked),
  });
  const care: Care = composeCare(platform, people, outside.documentWorker, outbox, voice);
  const payments = composePayments(platform, http, outside.secrets, people, care);
  const registryChecks = composeRegistryChecks(platform, outside, people, care, outbox);
  const above = { payments, registryChecks };
  const endpoints = bindCalls(
    http,
    { ...platform, bus, outbox, pool, version },
    people,
    care,
    above,
  );
  const line = await openLiveLine(outside, http, people, care);
  registerJobs(platform, people, { ...care, ...above }, outbox);
  let stopPeriodicWork = () => {};
  const google = people.accounts.provider !== undefined;
  await serveSurroundings(http, outside, {
    endpoints,
    google,
    testCheckout: payments.testPages !== undefined,
    contents: () => pageContents(people.contents),
  });

  const close = async () => {
    stopPeriodicWork();
    await line.close();
    await http.close();
  };
  return {
    http,
    endpoints,
    appointments: care.appointments,
    notifications: people.notifications,
    availability: care.availability,
    consultations: care.consultations,
    coverage: people.coverage,
    dispensing: care.dispensing,
    orders: care.orders,
    priceList: care.priceList,
    profiles: people.ownProfiles,
    queue: care.queue,
    visits: care.visits,
    startPeriodicWork: () => {
      stopPeriodicWork = startPeriodicWork(platform, people, { ...care, ...above }, line);
    },
    close,
  };
}
