import { z } from 'zod';
import {
  doneSchema,
  endpoint,
  errorOf,
  everybody,
  okOf,
  ownFamily,
  staff,
} from '../kernel/index.ts';
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
  who: {
    ...everybody('own account'),
    patient: ownFamily,
    ...staff('own account', 'staff projection'),
  },
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
  who: { patient: ['always'], professional: ['always'], ...staff('staff projection') },
  access: 'session',
  summary: 'Name, licence and specialties of a professional.',
  params: z.object({ id: z.uuid() }),
  response: okOf(professionalCardSchema),
});

export const registerPatient = endpoint({
  method: 'POST',
  path: '/api/profile/patient',
  who: { patient: ['own account'] },
  access: 'session',
  summary: 'First registration of the own patient profile; once.',
  body: firstProfileSchema,
  response: okOf(userSchema),
});

export const updatePatient = endpoint({
  method: 'PUT',
  path: '/api/profile/patient',
  who: { patient: ownFamily },
  access: 'session',
  summary: "Update of the own patient profile; what is not the person's to write is dropped.",
  body: patientProfileSchema,
  response: okOf(userSchema),
});

export const saveProfessional = endpoint({
  method: 'PUT',
  path: '/api/profile/professional',
  who: { professional: ['own account'] },
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
  who: { patient: ownFamily, professional: ['own account'] },
  access: 'session',
  summary: 'What was written of a profile and not finished, and where to go on.',
  params: subject,
  response: okOf(profileDraftSchema),
});

export const saveProfileDraft = endpoint({
  method: 'PUT',
  path: '/api/profile/drafts/:subject',
  who: { patient: ownFamily, professional: ['own account'] },
  access: 'session',
  summary: 'Saves a step of a profile over the version that was read.',
  params: subject,
  body: profileDraftWriteSchema,
  response: okOf(profileDraftSchema),
});

export const discardProfileDraft = endpoint({
  method: 'DELETE',
  path: '/api/profile/drafts/:subject',
  who: { patient: ownFamily, professional: ['own account'] },
  access: 'session',
  summary: 'Forgets what was written and not finished.',
  params: subject,
  response: doneSchema,
});
