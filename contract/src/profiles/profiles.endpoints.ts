import { z } from 'zod';
import { doneSchema, endpoint, errorOf, okOf } from '../kernel/index.ts';
import { firstProfileSchema, patientProfileSchema } from './patient-profile.schema.ts';
import { professionalProfileSchema } from './professional-profile.schema.ts';
import {
  draftSubjectSchema,
  profileDraftSchema,
  profileDraftWriteSchema,
} from './profile-draft.schema.ts';
import { professionalCardSchema, userSchema } from './profiles.schema.ts';

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  row: 'A12',
  access: 'session',
  summary: 'Profile lookup by token; not_found while nobody completed it.',
  response: z.union([
    okOf(userSchema),
    errorOf(z.object({ error: z.literal('not_found'), message: z.string() })),
  ]),
});

export const getProfessional = endpoint({
  method: 'GET',
  path: '/api/professionals/:id',
  row: 'K07',
  access: 'session',
  summary: 'Name, licence and specialties of a professional.',
  params: z.object({ id: z.uuid() }),
  response: okOf(professionalCardSchema),
});

export const registerPatient = endpoint({
  method: 'POST',
  path: '/api/profile/patient',
  row: 'A13',
  access: 'session',
  summary: 'First registration of the own patient profile; once.',
  body: firstProfileSchema,
  response: okOf(userSchema),
});

export const updatePatient = endpoint({
  method: 'PUT',
  path: '/api/profile/patient',
  row: 'A14',
  access: 'session',
  summary: "Update of the own patient profile; what is not the person's to write is dropped.",
  body: patientProfileSchema,
  response: okOf(userSchema),
});

export const saveProfessional = endpoint({
  method: 'PUT',
  path: '/api/profile/professional',
  row: 'A16',
  access: 'session',
  summary:
    'Complete or update the own professional profile; another licence or specialty is verified anew.',
  body: professionalProfileSchema,
  /** Two pictures of 500 KB as base64 (requirement: file limits). */
  bodyLimit: 2 * 1024 * 1024,
  response: okOf(userSchema),
});

const subject = z.object({ subject: draftSubjectSchema });

export const getProfileDraft = endpoint({
  method: 'GET',
  path: '/api/profile/drafts/:subject',
  row: ['A14', 'A16'],
  access: 'session',
  summary: 'What was written of a profile and not finished, and where to go on.',
  params: subject,
  response: okOf(profileDraftSchema),
});

export const saveProfileDraft = endpoint({
  method: 'PUT',
  path: '/api/profile/drafts/:subject',
  row: ['A14', 'A16'],
  access: 'session',
  summary: 'Saves a step of a profile over the version that was read.',
  params: subject,
  body: profileDraftWriteSchema,
  response: okOf(profileDraftSchema),
});

export const discardProfileDraft = endpoint({
  method: 'DELETE',
  path: '/api/profile/drafts/:subject',
  row: ['A14', 'A16'],
  access: 'session',
  summary: 'Forgets what was written and not finished.',
  params: subject,
  response: doneSchema,
});
