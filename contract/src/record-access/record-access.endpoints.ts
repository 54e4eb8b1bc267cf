import { z } from 'zod';
import {
  doneSchema,
  endpoint,
  listOf,
  okOf,
  ownFamily,
  pageInAddress,
  staff,
} from '../kernel/index.ts';
import { READINGS_PAGE } from './record-access.limits.ts';
import {
  emergencySchema,
  grantSchema,
  namedProfessionalSchema,
  newGrantSchema,
  openedSchema,
  readingSchema,
} from './record-access.schema.ts';

const patient = z.object({ patientId: z.uuid() });

export const listGrants = endpoint({
  method: 'GET',
  path: '/api/record-access/:patientId/grants',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'The professionals to whom the record of the caller or a dependant is open.',
  params: patient,
  response: listOf(grantSchema),
});

export const grantAccess = endpoint({
  method: 'POST',
  path: '/api/record-access/:patientId/grants',
  who: { patient: [...ownFamily, 'step-up'] },
  access: 'session',
  summary:
    'Opens the record to one professional for some months; a new grant replaces the earlier one.',
  params: patient,
  body: newGrantSchema,
  response: okOf(grantSchema),
});

export const withdrawGrant = endpoint({
  method: 'DELETE',
  path: '/api/record-access/:patientId/grants/:grantId',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Closes the record to a professional, from the next reading on.',
  params: patient.extend({ grantId: z.uuid() }),
  response: doneSchema,
});

export const findProfessionals = endpoint({
  method: 'GET',
  path: '/api/professionals',
  who: { patient: ['always'], professional: ['always'], ...staff('staff projection') },
  access: 'session',
  summary: 'Verified professionals by name, to open a record to one of them.',
  query: z.object({ name: z.string().trim().min(3).max(64) }),
  response: listOf(namedProfessionalSchema),
  limit: { max: 60, windowSeconds: 3600 },
});

export const listReadings = endpoint({
  method: 'GET',
  path: '/api/record-access/:patientId/readings',
  who: { patient: ownFamily, medicalDirector: ['step-up', 'staff projection'] },
  access: 'session',
  summary: `Who read the record, newest first, ${READINGS_PAGE} per page.`,
  params: patient,
  query: z.object({ page: pageInAddress }),
  response: listOf(readingSchema),
});

export const openForEmergency = endpoint({
  method: 'POST',
  path: '/api/record-access/emergencies',
  who: { professional: ['emergency', 'step-up'] },
  access: 'session',
  summary:
    'Opens the record of a person by DNI for an hour, with a reason; the patient and the medical director are notified.',
  body: emergencySchema,
  response: listOf(openedSchema),
  limit: { max: 10, windowSeconds: 3600 },
});
