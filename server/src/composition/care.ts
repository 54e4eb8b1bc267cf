import { createConsultations, createRecords } from '../consultations/index.ts';
import { createDispensing } from '../dispensing/index.ts';
import { createDocuments, type SigningWorker } from '../documents/index.ts';
import {
  createGuardQueue,
  createVisits,
  type GuardQueue,
  participantOf,
  resumeEntry,
} from '../guard-queue/index.ts';
import { createPharmacyOrders } from '../pharmacy-orders/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import { createPrescriptions } from '../prescriptions/index.ts';
import { createPriceList } from '../price-list/index.ts';
import { createVideoCall, endCall, type VideoCall } from '../video-call/index.ts';
import type { People } from './people.ts';

/** The capabilities of a visit: queue, call, record and its results. */
export type Care = ReturnType<typeof composeCare>;

export function composeCare(
  platform: Platform,
  people: People,
  documentWorker: SigningWorker,
  { sendMail }: Pick<Outbox, 'sendMail'>,
  voice: HubVoice,
) {
  const { queue, videoCall } = composeVisit(platform, people, { sendMail }, voice);
  const visits = createVisits(queue);
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
    visits,
  });
  const records = createRecords(consultations);
  const dispensing = createDispensing({
    ...platform,
    consents: people.consents,
    documents,
    familyGroup: people.familyGroup,
    notifications: people.notifications,
    pharmacies: people.pharmacies,
    prescriptions,
    profiles: people.profiles,
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
    consultations,
    dispensing,
    documents,
    orders,
    prescriptions,
    priceList,
    queue,
    records,
    videoCall,
  };
}

/** Connects queue and call: the queue decides who may be in a call, and ends it. */
function composeVisit(
  platform: Platform,
  { catalogs, consents, coverage, familyGroup, licences, presence, profiles }: People,
  { sendMail }: Pick<Outbox, 'sendMail'>,
  voice: HubVoice,
): { queue: GuardQueue; videoCall: VideoCall } {
  const videoCall: VideoCall = createVideoCall({
    ...platform,
    profiles,
    voice,
    participantOf: (channel, accountId) => participantOf(queue, channel, accountId),
    onBothPresent: (channel) => resumeEntry(queue, channel),
  });
  const queue = createGuardQueue({
    ...platform,
    catalogs,
    consents,
    coverage,
    familyGroup,
    licences,
    presence,
    profiles,
    sendMail,
    voice,
    endCall: (queueId, why) => endCall(videoCall, queueId, why),
  });
  return { queue, videoCall };
}
