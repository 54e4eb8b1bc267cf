import type { EndpointSpec } from '@app/contract/kernel';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import {
  type AccountsSecrets,
  accountsJobs,
  accountsRoutes,
  actorOfSocket,
  authenticateRequest,
  createAccounts,
  keepSessions,
  principalOfToken,
  startHousekeeping,
  startSessionSweep,
} from './accounts/index.ts';
import { catalogsRoutes, createCatalogs } from './catalogs/index.ts';
import { clinicalHistoryRoutes } from './clinical-history/index.ts';
import { consentsRoutes, createConsents } from './consents/index.ts';
import {
  type Consultations,
  consultationsRoutes,
  createConsultations,
  requireRecordAccess,
} from './consultations/index.ts';
import { coverageRoutes, createCoverage } from './coverage/index.ts';
import { createFamilyGroup, familyGroupRoutes, groupRoutes } from './family-group/index.ts';
import { endingCalls, guardParticipant, resumeEntry } from './guard-calls.ts';
import {
  attendsNow,
  createGuardQueue,
  guardQueueRoutes,
  guardQueueSocket,
  leaveDuty,
  renewLeases,
  startQueueSweep,
} from './guard-queue/index.ts';
import { createLicenceVerification } from './licence-verification/index.ts';
import { createNotifications, notificationsRoutes } from './notifications/index.ts';
import type { Bus } from './platform/bus/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { isMigrated, readMigrations } from './platform/database/migrate.ts';
import { createFileSealer } from './platform/files/file-sealer.ts';
import { apiDocs, openApiDocument } from './platform/http/api-docs.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { operationsRoutes } from './platform/http/operations.ts';
import { isOwnOrigin } from './platform/http/origins.ts';
import { refuseKernel } from './platform/http/problem-handler.ts';
import { makeRoute } from './platform/http/route.ts';
import { serveWeb } from './platform/http/web-files.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { developmentMailbox } from './platform/outside/development-mailbox.ts';
import type { MailSender } from './platform/outside/mail.ts';
import { createOutbox } from './platform/outside/outbox.ts';
import type { Platform } from './platform/platform.ts';
import type { Secrets } from './platform/secrets.ts';
import { createHub } from './platform/stomp/hub.ts';
import type { Sender } from './platform/stomp/send-routes.ts';
import {
  createDocuments,
  createPrescriptions,
  prescriptionsRoutes,
  type SigningWorker,
} from './prescriptions/index.ts';
import {
  createPresence,
  presenceRoutes,
  presenceSocket,
  startLeaseRenewals,
  startPings,
} from './presence/index.ts';
import { createProfiles, profilesRoutes, startForgettingDrafts } from './profiles/index.ts';
import {
  createVideoCall,
  endCall,
  loseConnection,
  renewSeats,
  startSeatSweep,
  videoCallRoutes,
  videoCallSocket,
} from './video-call/index.ts';

/** Everything that lies outside the product; tests give fakes of these only. */
export type Outside = {
  config: Config;
  secrets: AccountsSecrets & Pick<Secrets, 'fileKeys'>;
  database: Database;
  pool: pg.Pool;
  jobs: Jobs;
  clock: Clock;
  mail: MailSender;
  bus: Bus;
  documentWorker: SigningWorker;
  log: FastifyBaseLogger;
  webFolder: string;
  version: string;
};

export type App = {
  /** For the demonstration's past, which is written through the product itself. */
  consultations: Consultations;
  http: FastifyInstance;
  endpoints: readonly EndpointSpec[];
  close: () => Promise<void>;
};

/** The whole product: the one list of its capabilities. */
export async function buildApp(outside: Outside): Promise<App> {
  const { config, database, pool, jobs, clock, log } = outside;
  const http = await createHttpServer(config, log);
  const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const platform: Platform = { config, database, clock, jobs, log, publicUrl };
  const renewals = startLeaseRenewals((accountIds) => renewAll(accountIds), log);
  const seatRenewals = startLeaseRenewals(
    async (sockets) => keepBusy(await renewSeats(videoCall, sockets)),
    log,
  );
  const hub = await createHub({
    bus: outside.bus,
    log,
    authenticate: (_, idToken) => principalOfToken(accounts, idToken),
    isStillIn: async (principal) => (await actorOfSocket(accounts, principal)) !== undefined,
    isOriginAllowed: isOwnOrigin(config),
    maySubscribe: ({ role }, channel) => channel !== 'ping' || role === 'PROFESSIONAL',
    onContact: ({ accountId }, connectionId) => {
      renewals.touch(accountId);
      seatRenewals.touch(connectionId);
    },
    onDisconnected: (_, connectionId) => loseConnection(videoCall, connectionId),
    limits: { heartBeats: HEART_BEATS },
  });
  hub.attach(http.server);
  const outbox = createOutbox({ database, jobs, clock, sender: outside.mail });

  const accounts = await createAccounts(platform, outside.secrets, {
    sendMail: outbox.sendMail,
    closeSockets: hub.closeSession,
    onLogOut: (actor) => leaveDuty(queue, actor),
  });

  const endpoints: EndpointSpec[] = [];
  const route = makeRoute(http, authenticateRequest(accounts), endpoints);
  accountsRoutes(route, accounts);
  accountsJobs(accounts);

  const catalogs = createCatalogs(platform);
  catalogsRoutes(route, catalogs);

  const profiles = createProfiles(platform, createFileSealer(outside.secrets.fileKeys));
  const familyGroup = createFamilyGroup(profiles);
  familyGroupRoutes(route, familyGroup, profiles);
  groupRoutes(route, familyGroup, { ...profiles, catalogs });
  profilesRoutes(
    route,
    { ...profiles, catalogs },
    {
      ...familyGroup,
      requireRecordAccess: (actor, personId) =>
        requireRecordAccess(consultations, actor, personId, {
          type: 'study.read',
          entityType: 'person',
          entityId: personId,
        }),
    },
  );

  const consents = createConsents(platform);
  consentsRoutes(route, consents, familyGroup.requireOwnPerson);

  const coverage = createCoverage({ ...platform, catalogs, profiles });
  coverageRoutes(route, coverage, {
    requireOwnPerson: familyGroup.requireOwnPerson,
    requirePlanAccess: async (actor, personId) => {
      if (actor.role === 'PATIENT') return familyGroup.requireOwnPerson(actor, personId);
      if (!(await attendsNow(queue, actor.accountId, personId)))
        throw refuseKernel('request.not-found');
      return { holderId: await familyGroup.holderOf(personId) };
    },
  });

  const licences = createLicenceVerification(profiles);
  const presence = createPresence(platform, licences);
  const videoCall = createVideoCall({
    ...platform,
    profiles,
    voice: hub,
    participantOf: (channel, accountId) => guardParticipant(queue, channel, accountId),
    onBothPresent: (channel) => resumeEntry(queue, channel),
  });
  const guard = createGuardQueue({
    ...platform,
    catalogs,
    consents,
    coverage,
    familyGroup,
    licences,
    presence,
    profiles,
    voice: hub,
  });
  const queue = endingCalls(guard, (channel, why) => endCall(videoCall, channel, why));
  presenceRoutes(route, presence, (actor) => leaveDuty(queue, actor));
  presenceSocket(hub, renewals);
  guardQueueRoutes(route, queue);
  const actorOf = (sender: Sender) => actorOfSocket(accounts, sender.principal);
  guardQueueSocket(hub, queue, actorOf);
  videoCallRoutes(route, videoCall);
  videoCallSocket(hub, videoCall, actorOf);
  const notifications = createNotifications(platform, hub);
  notificationsRoutes(route, notifications);
  const documents = createDocuments(platform, outside.documentWorker);
  const prescriptions = createPrescriptions(platform, profiles.today);
  const consultations = createConsultations({
    ...platform,
    catalogs,
    consents,
    documents,
    familyGroup,
    licences,
    notifications,
    prescriptions,
    profiles,
    queue,
  });
  prescriptionsRoutes(route, {
    ...platform,
    prescriptions,
    documents,
    familyGroup,
    today: profiles.today,
    requireRecordAccess: (actor, personId) =>
      requireRecordAccess(consultations, actor, personId, {
        type: 'prescription.read',
        entityType: 'person',
        entityId: personId,
      }),
  });
  consultationsRoutes(route, consultations);
  clinicalHistoryRoutes(route, consultations);
  const renewAll = async (accountIds: string[]) => {
    const [onDuty] = await Promise.all([
      presence.renew(accountIds),
      renewLeases(queue, accountIds),
    ]);
    await keepBusy(onDuty);
  };
  const keepBusy = (accountIds: string[]) => keepSessions(accounts, accountIds, hub.sessions());
  const sessionSweep = startSessionSweep(accounts, hub.sessions);
  const housekeeping = startHousekeeping(accounts);
  const forgetting = startForgettingDrafts(platform);
  const sweep = startQueueSweep(queue);
  const seatSweep = startSeatSweep(videoCall);
  const pings = startPings(presence, hub, log);

  const migrations = await readMigrations();
  const isReady = () => isMigrated(pool, migrations).catch(() => false);
  operationsRoutes(http, isReady, config);
  await apiDocs(http, openApiDocument(endpoints, config.BRAND_NAME, outside.version));
  if (config.NODE_ENV !== 'production') developmentMailbox(http, database);
  await serveWeb(http, outside.webFolder, {
    brand: config.BRAND_NAME,
    support: {
      email: config.SUPPORT_EMAIL,
      phone: config.SUPPORT_PHONE,
      hours: config.SUPPORT_HOURS,
    },
    development: config.NODE_ENV !== 'production',
    google: accounts.provider !== undefined,
  });
  const close = async () => {
    sweep.stop();
    seatSweep.stop();
    sessionSweep.stop();
    housekeeping.stop();
    forgetting.stop();
    pings.stop();
    renewals.stop();
    seatRenewals.stop();
    await hub.close();
    await http.close();
  };
  return { http, endpoints, consultations, close };
}

/** Heart-beats of sockets: a place in the queue lives on the incoming ones (security 4.1). */
const HEART_BEATS = { outgoing: 10_000, incoming: 10_000 };
