import type { EndpointSpec } from '@app/contract/kernel';
import {
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
import { createDocuments, documentsJobs, documentsRoutes } from './documents/index.ts';
import {
  createFamilyGroup,
  familyGroupJobs,
  familyGroupRoutes,
  groupRoutes,
} from './family-group/index.ts';
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
import type { Outside } from './outside.ts';
import { createClamavScanner } from './platform/files/clamav-scanner.ts';
import { createFileSealer } from './platform/files/file-sealer.ts';
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts';
import { refuseKernel } from './platform/http/problem-handler.ts';
import { makeRoute } from './platform/http/route.ts';
import { createOutbox } from './platform/outside/outbox.ts';
import type { Platform } from './platform/platform.ts';
import { createHub } from './platform/stomp/hub.ts';
import type { Sender } from './platform/stomp/send-routes.ts';
import {
  createPrescriptions,
  isPrescriptionUsable,
  prescriptionsRoutes,
} from './prescriptions/index.ts';
import {
  createPresence,
  presenceRoutes,
  presenceSocket,
  startLeaseRenewals,
  startPings,
} from './presence/index.ts';
import {
  createProfiles,
  profilesRoutes,
  startForgettingDrafts,
  startReviewing,
} from './profiles/index.ts';
import { createRecordAccess, recordAccessRoutes } from './record-access/index.ts';
import { serveSurroundings } from './serve-surroundings.ts';
import {
  createVideoCall,
  endCall,
  loseConnection,
  renewSeats,
  startSeatSweep,
  videoCallRoutes,
  videoCallSocket,
} from './video-call/index.ts';

export type App = {
  /** For the demonstration's past, which is written through the product itself. */
  consultations: Consultations;
  http: HttpServer;
  endpoints: readonly EndpointSpec[];
  close: () => Promise<void>;
};

/** The whole product: the one list of its capabilities. */
export async function buildApp(outside: Outside): Promise<App> {
  const { config, database, jobs, clock, log } = outside;
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
    isOriginAllowed: http.isOwnOrigin,
    maySubscribe: ({ role }, channel) => channel !== 'ping' || role === 'PROFESSIONAL',
    onContact: ({ accountId }, connectionId) => {
      renewals.touch(accountId);
      seatRenewals.touch(connectionId);
    },
    onDisconnected: (_, connectionId) => loseConnection(videoCall, connectionId),
    limits: { heartBeats: HEART_BEATS },
  });
  hub.attach(http.server);
  outside.watch.onAwayFor(DEAF_AFTER_MS, hub.dropEveryone);
  const outbox = createOutbox({
    database,
    jobs,
    clock,
    sender: outside.mail,
    keepsText: config.NODE_ENV !== 'production',
  });

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

  const profiles = createProfiles(
    platform,
    createFileSealer(outside.secrets.fileKeys),
    config.ANTIVIRUS_URL ? createClamavScanner(config.ANTIVIRUS_URL) : undefined,
  );
  const licences = createLicenceVerification(profiles);
  const presence = createPresence(platform, licences);
  const familyGroup = createFamilyGroup(profiles, { isOnGuard: presence.isAvailable });
  familyGroupRoutes(route, familyGroup, profiles);
  groupRoutes(route, familyGroup, { ...profiles, catalogs });
  familyGroupJobs({ ...profiles, ...outbox });
  profilesRoutes(
    route,
    { ...profiles, catalogs },
    {
      ...familyGroup,
      requireRecordAccess: (actor, personId) =>
        requireRecordAccess(consultations, actor, personId, { type: 'study.read' }),
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
    sendMail: outbox.sendMail,
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
  const recordAccess = createRecordAccess({
    ...platform,
    familyGroup,
    licences,
    notifications,
    profiles,
    sendMail: outbox.sendMail,
  });
  recordAccessRoutes(route, recordAccess);
  const documents = createDocuments(platform, outside.documentWorker);
  documentsJobs(platform, documents);
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
    recordAccess,
  });
  prescriptionsRoutes(route, {
    ...platform,
    prescriptions,
    documents,
    familyGroup,
    requireRecordAccess: (actor, personId, read) =>
      requireRecordAccess(consultations, actor, personId, { type: 'prescription.read' }, read),
  });
  documentsRoutes(route, {
    documents,
    today: profiles.today,
    isPrescriptionUsable: (id) => isPrescriptionUsable(prescriptions, id),
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
  const running = [
    startQueueSweep(queue),
    startSeatSweep(videoCall),
    startSessionSweep(accounts, hub.sessions),
    startHousekeeping(accounts),
    startForgettingDrafts(platform),
    startReviewing(profiles),
    startPings(presence, hub, log),
    renewals,
    seatRenewals,
  ];

  await serveSurroundings(http, outside, { endpoints, google: accounts.provider !== undefined });
  const close = async () => {
    for (const work of running) work.stop();
    await hub.close();
    await http.close();
  };
  return { http, endpoints, consultations, close };
}

/** How long sockets stay open that can be told nothing, in case the database comes back. */
const DEAF_AFTER_MS = 9_000;

/** Heart-beats of sockets: a place in the queue lives on the incoming ones (requirement: queue grace). */
const HEART_BEATS = { outgoing: 10_000, incoming: 10_000 };
