import {
  getHistoryPatient,
  listHistoryDates,
  listRecentPrescriptions,
  searchHistories,
} from '@app/contract/clinical-history';
import {
  addAddendum,
  type ConsultationsProblem,
  getConsultationSummary,
  listConsultationVersions,
  listDocuments,
  listOwnConsultations,
  listPatientConsultations,
} from '@app/contract/consultations';
import type { EndpointAnswer, EndpointRequest } from '@app/contract/kernel';
import { PATIENT_POLL_MS } from '@app/contract/visits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { pagedQuery } from '../lib/server/paged-query.ts';
import { problemCode } from '../lib/server/problem-error.ts';

/** Search filters, sent in the body and never in an address. */
export type HistoryFilters = EndpointRequest<typeof searchHistories>['body'];
export type HistoryRow = EndpointAnswer<typeof searchHistories>['data'][number];

/** Histories of the professional's patients, fetched only after a search. */
export const historiesQuery = (filters: HistoryFilters | undefined) =>
  queryOptions({
    queryKey: ['histories', filters],
    queryFn: async () => (await call(searchHistories, { body: filters ?? {} })).data,
    enabled: filters !== undefined,
  });

/** The patient of a history, by opaque id or login. */
export const historyPatientQuery = (id: string) =>
  queryOptions({
    queryKey: ['history-patient', id],
    queryFn: async () => (await call(getHistoryPatient, { params: { id } })).data,
  });

/** When the consultations were, newest first. */
export const historyDatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['history-dates', id],
    queryFn: async () => (await call(listHistoryDates, { params: { id } })).data,
  });

/** One consultation of the history: page 0 is the newest. */
export const historyPageQuery = (patientId: string, page: number) =>
  queryOptions({
    queryKey: ['history-page', patientId, page],
    queryFn: async () => {
      const query = { patientId, page };
      const { data, total } = await call(listPatientConsultations, { query });
      return { consultation: data, total, page };
    },
    placeholderData: keepPreviousData,
  });

/** Visits shown beside a call. */
const RECENT_VISITS = 3;

/** The patient, the last visits and the last prescriptions, newest first. */
async function readRecent(patientId: string) {
  const params = { id: patientId };
  const { data: patient } = await call(getHistoryPatient, { params });
  const shown = Math.min(patient.consultations, RECENT_VISITS);
  const [{ data: prescriptions }, ...pages] = await Promise.all([
    call(listRecentPrescriptions, { params }),
    ...Array.from({ length: shown }, (_, page) =>
      call(listPatientConsultations, { query: { patientId, page } }),
    ),
  ]);
  return { patient, prescriptions, visits: pages.flatMap(({ data }) => data ?? []) };
}

/** The part of a history shown beside a call. */
export const recentHistoryQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['recent-history', patientId],
    queryFn: () => readRecent(patientId),
    // Each reading of a record is audited: fetched once each time it is opened, never on focus or reconnection.
    staleTime: 'static',
    gcTime: 0,
  });

/** The visit took place, but its record is not stored yet. */
export const NOT_STORED_YET = 'consultations.not-stored-yet' satisfies ConsultationsProblem;

/** A visit by its queue entry: polled while its record is being written, then read once. */
export const summaryQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['consultation-summary', queueId],
    queryFn: async () => (await call(getConsultationSummary, { params: { queueId } })).data,
    refetchInterval: ({ state }) =>
      problemCode(state.error) === NOT_STORED_YET ? PATIENT_POLL_MS : false,
    // Each reading of a record is audited, so focusing the window does not fetch it again.
    refetchOnWindowFocus: false,
  });

/** Finished visits of the reader's family, newest first. */
export const ownConsultationsQuery = pagedQuery(['own-consultations'], (query) =>
  call(listOwnConsultations, { query }),
);

/** The documents that a consultation issued. */
export const documentsQuery = (consultationId: string) =>
  queryOptions({
    queryKey: ['consultation-documents', consultationId],
    queryFn: async () => (await call(listDocuments, { params: { consultationId } })).data,
  });

/** All versions of a record, newest first. */
export const versionsQuery = (consultationId: string) =>
  queryOptions({
    queryKey: ['consultation-versions', consultationId],
    queryFn: async () =>
      (await call(listConsultationVersions, { params: { consultationId } })).data,
  });

/** Adds an addendum to a sealed record. */
export const sendAddendum = (consultationId: string, text: string) =>
  call(addAddendum, { params: { consultationId }, body: { text } });
