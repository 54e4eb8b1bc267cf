import { followVisit } from '../appointments/index.ts';
import { createConsultations, createRecords } from '../consultations/index.ts';
import { createDispensing } from '../dispensing/index.ts';
import { createDocuments, type SigningWorker } from '../documents/index.ts';
import { createGuardQueue, type GuardQueue, guardLine } from '../guard-queue/index.ts';
import { createPharmacyOrders } from '../pharmacy-orders/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import { createPrescriptions } from '../prescriptions/index.ts';
import { createPriceList } from '../price-list/index.ts';
import { createVideoCall, endCall, type VideoCall } from '../video-call/index.ts';
import {
  type AppointmentMoved,
  createLineVisits,
  createVisits,
  createVisitsContext,
  participantOf,
  resumeVisit,
  type VisitsContext,
} from '../visits/index.ts';
import { type Agenda, composeAgenda } from './agenda.ts';
import { composeMessages } from './messages.ts';
import type { People } from './people.ts';

/** The capabilities of care: visits, the guard's line, calls, records and their results. */
export type Care = ReturnType<typeof composeCare>;

export function composeCare(
  platform: Platform,
  people: People,
  documentWorker: SigningWorker,
  outbox: Outbox,
  voice: HubVoice,
) {
  const { queue, videoCall, visits } = composeVisits(platform, people, outbox, voice, (...moved) =>
    followVisit(agenda.appointments)(...moved),
  );
  const documents = createDocuments(platform, documentWorker);
  const prescriptions = createPrescriptions(platform, people.profiles.today);
  const consultations = createConsultations({
    ...platform,
    catalogs: people.catalogs,
    consents: people.consents,
    documents,
    familyGroup: people.familyGroup,
    licences: people.licences,
    notifications: people.notifications,
    prescriptions,
    profiles: people.profiles,
    recordAccess: people.recordAccess,
    requests: people.requests,
    visits: createVisits(visits),
  });
  const records = createRecords(consultations);
  const agenda: Agenda = composeAgenda(platform, people, {
    sendMail: outbox.sendMail,
    voice,
    visits: createVisits(visits),
    isOwnPatient: records.isOwnPatient,
  });
  const dispensing = createDispensing({
    ...platform,
    consents: people.consents,
    documents,
    familyGroup: people.familyGroup,
    notifications: people.notifications,
    pharmacies: people.pharmacies,
    prescriptions,
  });
  const priceList = createPriceList({ ...platform, pharmacies: people.pharmacies });
  const orders = createPharmacyOrders({
    ...platform,
    dispensing,
    familyGroup: people.familyGroup,
    notifications: people.notifications,
    payments: people.payments,
    pharmacies: people.pharmacies,
    prescriptions,
    priceList,
    profiles: people.profiles,
    voice,
  });
  return {
    ...agenda,
    consultations,
    dispensing,
    documents,
    messages: composeMessages(platform, people, outbox),
    orders,
    prescriptions,
    priceList,
    queue,
    records,
    videoCall,
    visits,
  };
}

/** Connects visits with their calls and with the guard's line. */
function composeVisits(
  platform: Platform,
  people: People,
  { sendMail }: Pick<Outbox, 'sendMail'>,
  voice: HubVoice,
  appointmentMoved: AppointmentMoved,
): { queue: GuardQueue; videoCall: VideoCall; visits: VisitsContext } {
  const videoCall: VideoCall = createVideoCall({
    ...platform,
    profiles: people.profiles,
    voice,
    participantOf: (channel, accountId) => participantOf(visits, channel, accountId),
    onBothPresent: (channel) => resumeVisit(visits, channel),
  });
  const visits: VisitsContext = createVisitsContext({
    ...platform,
    catalogs: people.catalogs,
    consents: people.consents,
    coverage: people.coverage,
    familyGroup: people.familyGroup,
    notifications: people.notifications,
    presence: people.presence,
    profiles: people.profiles,
    requests: people.requests,
    sendMail,
    voice,
    endCall: (visitId, why) => endCall(videoCall, visitId, why),
    line: {
      tell: (command, visit, seq) => guardLine(queue).tell(command, visit, seq),
      tellSign: (sign, visit) => guardLine(queue).tellSign(sign, visit),
      positionOf: (visit) => guardLine(queue).positionOf(visit),
      take: (actor, visitId, commandId) => guardLine(queue).take(actor, visitId, commandId),
    },
    appointmentMoved,
  });
  const queue = createGuardQueue({
    ...platform,
    catalogs: people.catalogs,
    consents: people.consents,
    familyGroup: people.familyGroup,
    licences: people.licences,
    notifications: people.notifications,
    presence: people.presence,
    profiles: people.profiles,
    visits: createLineVisits(visits),
    voice,
  });
  return { queue, videoCall, visits };
}
