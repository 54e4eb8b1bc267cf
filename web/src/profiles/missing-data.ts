import type { User } from '@app/contract/profiles';
import { missingCopy as copy } from './profiles.copy.ts';

type Asker = 'PATIENT' | 'PROFESSIONAL';

/** What is still missing of a profile, in the order in which it is asked for. */
export const missingData = (role: Asker, user: User | null): string[] =>
  role === 'PATIENT' ? missingOfPatient(user) : missingOfProfessional(user);

const namesOf = (parts: readonly (readonly [string, boolean])[]): string[] =>
  parts.filter(([, isMissing]) => isMissing).map(([name]) => name);

const missingOfPatient = (user: User | null) =>
  namesOf([
    [copy.personal, !user?.phone_number],
    [copy.address, !user?.address_dto],
    [copy.coverage, !user?.patient_dto?.attention_type],
    [copy.history, !user?.patient_dto?.full_profile],
  ]);

const missingOfProfessional = (user: User | null) =>
  namesOf([
    [copy.personal, !user?.phone_number],
    [copy.photo, !user?.professional_dto?.full_profile],
    [copy.licence, !user?.professional_dto?.licence_str],
    [copy.specialties, !user?.professional_dto?.specialties.length],
    [copy.attention, !user?.professional_dto?.full_profile],
  ]);
