import {
  type Diagnosis,
  diagnosisLabel,
  type MedicationItem,
  searchDiagnoses,
  searchMedications,
} from '@app/contract/catalogs';
import { getHistoryPatient } from '@app/contract/clinical-history';
import {
  type ConsultationDetail,
  createConsultation,
  type EditedConsultationInput,
  type FinishedConsultationInput,
  getAttendedPatient,
  getConsultation,
  getDraft,
  getLastPrescription,
  getMostUsed,
  listIndicationsTemplates,
  reportProblem,
  updateConsultation,
} from '@app/contract/consultations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { CATALOGUE_STALE_MS } from '../lib/server/query-client.ts';
import { sendAgain } from '../lib/server/send-again.ts';
import type { Option } from '../ui/fields/select.tsx';

/** The patient being attended. */
export const attendedPatientQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['attended-patient', queueId],
    queryFn: async () => (await call(getAttendedPatient, { params: { queueId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The draft, read once; from then on only this screen writes it. */
export const draftQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['consultation-draft', queueId],
    queryFn: async () => (await call(getDraft, { params: { queueId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A stored record to edit, read once and not refreshed while editing. */
export const storedRecordQuery = (consultationId: string) =>
  queryOptions({
    queryKey: ['stored-record', consultationId],
    queryFn: async () => (await call(getConsultation, { params: { consultationId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const recordPatientQuery = (id: string) =>
  queryOptions({
    queryKey: ['record-patient', id],
    queryFn: async () => (await call(getHistoryPatient, { params: { id } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Stores an edit over the version that was read. */
export const sendEdit = (
  { consultationId, version }: Pick<ConsultationDetail, 'consultationId' | 'version'>,
  body: EditedConsultationInput,
) => call(updateConsultation, { params: { consultationId }, body }, { ifMatch: version });

/** Templates of indications. */
export const templatesQuery = queryOptions({
  queryKey: ['indications-templates'],
  queryFn: async () => (await call(listIndicationsTemplates, {})).data,
  staleTime: CATALOGUE_STALE_MS,
});

/** What the professional uses most, offered before anything is typed. */
export const mostUsedQuery = queryOptions({
  queryKey: ['most-used'],
  queryFn: async () => (await call(getMostUsed, {})).data,
  staleTime: CATALOGUE_STALE_MS,
});

/** The patient's last prescription, read once for each consultation. */
export const lastPrescriptionQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['last-prescription', queueId],
    queryFn: async () => (await call(getLastPrescription, { params: { queueId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** An option of a clinical catalogue. */
export type Found<T> = Option & { item: T };

export const diagnosisOption = (item: Diagnosis): Found<Diagnosis> => ({
  id: item.cie_10,
  label: diagnosisLabel(item),
  item,
});

export const medicationOption = (item: MedicationItem): Found<MedicationItem> => ({
  id: String(item.id),
  label: item.description,
  item,
});

/** A search of a clinical catalogue. */
export type Find<T> = (description: string, signal: AbortSignal) => Promise<Found<T>[]>;

/** Diagnoses by code or words: '(J02.9) - Faringitis aguda'; those used most come first. */
export const findDiagnoses =
  (first: readonly Option[]): Find<Diagnosis> =>
  async (description, signal) => {
    const query = { description, ...keysOf(first) };
    return (await call(searchDiagnoses, { query }, { signal })).data.map(diagnosisOption);
  };

/** Medicines by generic name; those used most come first. */
export const findMedications =
  (first: readonly Option[]): Find<MedicationItem> =>
  async (description, signal) => {
    const query = { description, ...keysOf(first) };
    return (await call(searchMedications, { query }, { signal })).content.map(medicationOption);
  };

const keysOf = (first: readonly Option[]) =>
  first.length > 0 ? { first: first.map(({ id }) => id).join(',') } : {};

/**
 * Finishes the consultation, which is stored once even if it is sent again; an empty list means that nothing
 * was stored.
 */
export async function finish(body: FinishedConsultationInput & { claimEpoch: number | null }) {
  const [stored] = (await sendAgain(() => call(createConsultation, { body }))).data;
  if (!stored) throw new Error('nothing stored');
  return stored;
}

/** Reports that the consultation could not be held. */
export const sendProblem = (queueId: string, text: string, claimEpoch: number | null) =>
  call(reportProblem, { params: { queueId }, body: { text, claimEpoch } });
