import { stepUp } from '@app/contract/accounts';
import { searchDiagnoses, searchMedications } from '@app/contract/catalogs';
import {
  createConsultation,
  type FinishedConsultationInput,
  getAttendedPatient,
  getDraft,
  listIndicationsTemplates,
  reportProblem,
} from '@app/contract/consultations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { CATALOGUE_STALE_MS } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';

export const attendedPatientQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['attended-patient', queueId],
    queryFn: async () => (await call(getAttendedPatient, { params: { queueId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const draftQuery = (queueId: string) =>
  queryOptions({
    queryKey: ['consultation-draft', queueId],
    queryFn: async () => (await call(getDraft, { params: { queueId } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const templatesQuery = queryOptions({
  queryKey: ['indications-templates'],
  queryFn: async () => (await call(listIndicationsTemplates, {})).data,
  staleTime: CATALOGUE_STALE_MS,
});

/** Diagnoses as options of a search. */
export const findDiagnoses = async (description: string, signal: AbortSignal) =>
  (await call(searchDiagnoses, { query: { description } }, { signal })).data.map(
    ({ cie_10, name }) => ({
      id: cie_10,
      label: `(${cie_10}) - ${name}`,
    }),
  );

/** Medicines by generic name. */
export const findMedications = async (description: string, signal: AbortSignal) =>
  (await call(searchMedications, { query: { description } }, { signal })).content;

/** Finishes; an empty list means that nothing was stored (C 4). */
export async function finish(body: FinishedConsultationInput & { claimEpoch: number | null }) {
  const [stored] = (await call(createConsultation, { body })).data;
  if (!stored) throw new Error('nothing stored');
  return stored;
}

/** Proves the password again and keeps the token that comes with it. */
export async function signWith(password: string): Promise<void> {
  session.hold(await call(stepUp, { body: { password } }), 'password');
}

export const sendProblem = (queueId: string, text: string, claimEpoch: number | null) =>
  call(reportProblem, { params: { queueId }, body: { text, claimEpoch } });
