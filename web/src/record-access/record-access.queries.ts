import {
  findProfessionals,
  listGrants,
  listReadings,
  type NamedProfessional,
  READINGS_PAGE,
  withdrawGrant,
} from '@app/contract/record-access';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { doctorTitle } from '../ui/format.ts';

/** Grants of a record. */
export const grantsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['record-grants', patientId],
    queryFn: async () => (await call(listGrants, { params: { patientId } })).data,
  });

/** Who read a record, newest first. */
export const readingsQuery = (patientId: string) =>
  infiniteQueryOptions({
    queryKey: ['record-readings', patientId],
    queryFn: async ({ pageParam: page }) =>
      (await call(listReadings, { params: { patientId }, query: { page } })).data,
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < READINGS_PAGE ? undefined : all.length),
    select: ({ pages }) => pages.flat(),
  });

/** 'Dra. Lucía Ríos'. */
export const nameOf = ({ sex_str, first_name, last_name }: NamedProfessional): string =>
  `${doctorTitle(sex_str)} ${first_name} ${last_name}`;

/** Licence and specialties, to tell professionals apart. */
export const credentialsOf = ({ licence_label, specialties }: NamedProfessional): string =>
  [licence_label, ...specialties].filter(Boolean).join(', ');

/** Professionals by part of their name, as options. */
export async function searchProfessionals(name: string, signal: AbortSignal) {
  const { data } = await call(findProfessionals, { query: { name } }, { signal });
  return data.map((one) => ({ id: one.id, label: `${nameOf(one)} (${credentialsOf(one)})` }));
}

export const endGrant = (patientId: string, grantId: string) =>
  call(withdrawGrant, { params: { patientId, grantId } });
