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
  listIndicationsTemplates,
  reportProblem,
  updateConsultation,
} from '@app/contract/consultations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { CATALOGUE_STALE_MS } from '../lib/server/query-client.ts';
import type { Option } from '../ui/fields/select.tsx';

/** The patient being attended. */
export const attendedPatientQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['attended-patient', queueId],
    queryFn: async () => (await call(getAttendedPatient, { params: { queueId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The draft, read once: from then on the screen writes it. */
export const draftQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['consultation-draft', queueId],
    queryFn: async () => (await call(getDraft, { params: { queueId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A stored record to edit, read once and not refreshed while it is edited. */
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

/** An option of a clinical catalogue. */
type Found<T> = Option & { item: T };

/** Diagnoses by code or words: '(J02.9) - Faringitis aguda'. */
export const findDiagnoses = async (
  description: string,
  signal: AbortSignal,
): Promise<Found<Diagnosis>[]> =>
  (await call(searchDiagnoses, { query: { description } }, { signal })).data.map((item) => ({
    id: item.cie_10,
    label: diagnosisLabel(item),
    item,
  }));

/** Medicines by generic name. */
export const findMedications = async (
  description: string,
  signal: AbortSignal,
): Promise<Found<MedicationItem>[]> =>
  (await call(searchMedications, { query: { description } }, { signal })).content.map((item) => ({
    id: String(item.id),
    label: item.description,
    item,
  }));

/** Finishes the consultation; an empty list means that nothing was stored. */
export async function finish(body: FinishedConsultationInput & { claimEpoch: number | null }) {
  const [stored] = (await call(createConsultation, { body })).data;
  if (!stored) throw new Error('nothing stored');
  return stored;
}

/** Reports that the consultation could not be held. */
export const sendProblem = (queueId: string, text: string, claimEpoch: number | null) =>
  call(reportProblem, { params: { queueId }, body: { text, claimEpoch } });
