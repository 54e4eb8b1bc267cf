import {
  COUNTER_FAILED_ACTS_PER_HOUR,
  COUNTER_FAILED_OPENINGS_PER_HOUR,
} from '@app/contract/dispensing';
import type { EndpointSpec } from '@app/contract/kernel';
import { accountsRoutes, callersOf } from '../accounts/index.ts';
import { appointmentsRoutes, cancelOfAccount } from '../appointments/index.ts';
import { approvalsRoutes } from '../approvals/index.ts';
import { availabilityRoutes } from '../availability/index.ts';
import { catalogsRoutes, staffListsRoutes } from '../catalogs/index.ts';
import { clinicalHistoryRoutes } from '../clinical-history/index.ts';
import { consentsRoutes } from '../consents/index.ts';
import { consultationsRoutes } from '../consultations/index.ts';
import { contentsRoutes } from '../contents/index.ts';
import { coverageRoutes } from '../coverage/index.ts';
import { type CounterTry, dispensingRoutes } from '../dispensing/index.ts';
import { documentsRoutes } from '../documents/index.ts';
import { familyGroupRoutes, groupRoutes } from '../family-group/index.ts';
import { guardQueueRoutes, leaveDuty } from '../guard-queue/index.ts';
import { guardShiftsRoutes } from '../guard-shifts/index.ts';
import { licenceVerificationRoutes } from '../licence-verification/index.ts';
import { messagesRoutes } from '../messages/index.ts';
import { notificationsRoutes } from '../notifications/index.ts';
import { type OperationsNeeds, operationsRoutes } from '../operations/index.ts';
import { createOwnAccount, ownAccountRoutes } from '../own-account/index.ts';
import { createOwnData, ownDataRoutes } from '../own-data/index.ts';
import { type PaymentsContext, paymentsRoutes } from '../payments/index.ts';
import { createPeople, peopleRoutes } from '../people/index.ts';
import { pharmaciesRoutes } from '../pharmacies/index.ts';
import { lockOrderOf, pharmacyOrdersRoutes, requireOfOwnOrder } from '../pharmacy-orders/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { HttpServer } from '../platform/http/http-server.ts';
import { makeRoute, type Route } from '../platform/http/route.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import { isPrescriptionUsable, prescriptionsRoutes } from '../prescriptions/index.ts';
import { presenceRoutes } from '../presence/index.ts';
import { priceListRoutes } from '../price-list/index.ts';
import { profilesRoutes } from '../profiles/index.ts';
import { recordAccessRoutes } from '../record-access/index.ts';
import {
  lastGoodCheck,
  type RegistryChecks,
  registryChecksRoutes,
} from '../registry-checks/index.ts';
import { requestsRoutes } from '../requests/index.ts';
import { createSettlements, settlementsRoutes } from '../settlements/index.ts';
import { videoCallRoutes } from '../video-call/index.ts';
import { requirePlanAccess, visitsRoutes } from '../visits/index.ts';
import type { Care } from './care.ts';
import type { People } from './people.ts';
import { leavingCare } from './registry.ts';

/** The outbox, from which a deletion of data removes addresses. */
type Forgetting = { outbox: Pick<Outbox, 'forgetRecipients'> };

/** Binds every call of the contract to its use case, and returns the bound calls. */
export function bindCalls(
  http: HttpServer,
  platform: Platform & OperationsNeeds & Forgetting,
  people: People,
  care: Care,
  { payments, registryChecks }: { payments: PaymentsContext; registryChecks: RegistryChecks },
): EndpointSpec[] {
  const endpoints: EndpointSpec[] = [];
  const route = makeRoute(http, callersOf(people.accounts), endpoints);
  bindPeople(route, people, care);
  bindCare(route, platform, people, care);
  bindCounter(route, http, people, care);
  bindStaff(route, platform, people, care);
  registryChecksRoutes(route, registryChecks);
  licenceVerificationRoutes(route, {
    profiles: people.profiles,
    lastCheck: (accountId) => lastGoodCheck(registryChecks, accountId),
  });
  paymentsRoutes(route, payments);
  return endpoints;
}

/** Passes functions of higher capabilities to the calls of these. */
function bindPeople(route: Route, people: People, { appointments, queue, records, visits }: Care) {
  const { accounts, catalogs, consents, coverage, familyGroup, ownProfiles, profiles } = people;
  const leave = (actor: Actor) => leaveDuty(queue, actor);
  const onLogOut = async (actor: Actor) => {
    await leave(actor);
    await people.notifications.forgetDevice(actor);
  };
  accountsRoutes(route, accounts, { onLogOut });
  catalogsRoutes(route, catalogs);
  familyGroupRoutes(route, familyGroup, profiles);
  groupRoutes(route, familyGroup, {
    ...ownProfiles,
    notifications: people.notifications,
    requests: people.requests,
    cancelAppointments: (transaction, actor, booked) =>
      cancelOfAccount(appointments, transaction, actor, booked),
  });
  profilesRoutes(route, ownProfiles, {
    findOwnProfile: familyGroup.findOwnProfile,
    isOwnMember: familyGroup.isOwnMember,
    requireRecordAccess: (actor, personId) =>
      records.requireAccess(actor, personId, { type: 'study.read' }),
  });
  consentsRoutes(route, consents, { ...familyGroup, findPerson: profiles.findPerson });
  coverageRoutes(route, coverage, {
    requireOwnPerson: familyGroup.requireOwnPerson,
    requirePlanAccess: (actor, personId) => requirePlanAccess(visits, actor, personId),
  });
  notificationsRoutes(route, people.notifications);
  recordAccessRoutes(route, people.recordAccess);
  presenceRoutes(route, people.presence, { onLeave: leave });
}

function bindCare(
  route: Route,
  platform: Platform & OperationsNeeds,
  { consents, familyGroup, licences, notifications, profiles, recordAccess }: People,
  {
    appointments,
    availability,
    consultations,
    documents,
    messages,
    orders,
    prescriptions,
    queue,
    records,
    shifts,
    videoCall,
    visits,
  }: Care,
) {
  visitsRoutes(route, visits);
  guardQueueRoutes(route, queue);
  guardShiftsRoutes(route, shifts);
  availabilityRoutes(route, availability);
  appointmentsRoutes(route, appointments);
  videoCallRoutes(route, videoCall);
  prescriptionsRoutes(route, {
    ...platform,
    consents,
    documents,
    familyGroup,
    licences,
    notifications,
    prescriptions,
    profiles,
    today: profiles.today,
    requireRecordAccess: (actor, personId, read) =>
      records.requireAccess(actor, personId, { type: 'prescription.read' }, read),
    requireOfOwnOrder: (actor, row) => requireOfOwnOrder(orders, actor, row),
    lockOrderOf: (transaction, actor, prescriptionId) =>
      lockOrderOf(orders, transaction, actor, prescriptionId),
  });
  documentsRoutes(route, {
    documents,
    today: profiles.today,
    isPrescriptionUsable: (id) => isPrescriptionUsable(prescriptions, id),
  });
  consultationsRoutes(route, consultations);
  messagesRoutes(route, messages);
  clinicalHistoryRoutes(route, {
    ...platform,
    familyGroup,
    licences,
    prescriptions,
    profiles,
    recordAccess,
    records,
  });
  operationsRoutes(route, platform);
  settlementsRoutes(route, createSettlements({ ...platform, licences }));
}

/** Binds the calls of staff for accounts, texts, lists and requests. */
function bindStaff(
  route: Route,
  platform: Platform & Forgetting,
  people: People,
  { appointments, availability, dispensing, documents, queue, records, visits }: Care,
) {
  approvalsRoutes(route, people.approvals);
  contentsRoutes(route, people.contents);
  staffListsRoutes(route, people.lists);
  const leaveCare = leavingCare({ queue, visits });
  peopleRoutes(route, createPeople({ ...platform, ...people, leaveCare }));
  requestsRoutes(route, people.requests);
  ownAccountRoutes(route, createOwnAccount({ ...platform, ...people }));
  const ownData = createOwnData({
    ...platform,
    ...people,
    calendar: availability.calendar,
    dispensing: dispensing.dispensing,
    documents,
    records,
    leaveCare,
    cancelAppointments: (transaction, actor, accountId) =>
      cancelOfAccount(appointments, transaction, actor, { accountId }),
  });
  ownDataRoutes(route, ownData);
}

/** Attempts per hour at a counter, for each kind. */
const COUNTER_LIMITS: Record<CounterTry, number> = {
  opening: COUNTER_FAILED_OPENINGS_PER_HOUR,
  act: COUNTER_FAILED_ACTS_PER_HOUR,
};

/** Binds the calls of pharmacies' counters; all accounts of a branch share its limit. */
function bindCounter(
  route: Route,
  { limits }: HttpServer,
  { pharmacies }: People,
  { dispensing, orders, priceList, records }: Care,
) {
  pharmaciesRoutes(route, pharmacies);
  priceListRoutes(route, priceList);
  pharmacyOrdersRoutes(route, orders);
  dispensingRoutes(route, {
    ...dispensing,
    countTry: (branchId, what) =>
      limits.requireFailures(`counter:${what}:${branchId}`, {
        max: COUNTER_LIMITS[what],
        windowSeconds: 3600,
      }),
    requireRecordAccess: (actor, personId, read) =>
      records.requireAccess(actor, personId, { type: 'dispensing.read' }, read),
  });
}
