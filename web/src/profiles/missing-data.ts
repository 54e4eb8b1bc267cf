import type { User } from '@app/contract/profiles';
import { missingCopy as copy } from './profiles.copy.ts';

/** What is still missing of a professional's profile, in the order in which it is asked for. */
export const missingData = (user: User | null): string[] =>
  namesOf([
    [copy.personal, !user?.phone_number],
    [copy.photo, !user?.professional_dto?.full_profile],
    [copy.licence, !user?.professional_dto?.licence_str],
    [copy.specialties, !user?.professional_dto?.specialties.length],
    [copy.attention, !user?.professional_dto?.full_profile],
  ]);

const namesOf = (parts: readonly (readonly [string, boolean])[]): string[] =>
  parts.filter(([, isMissing]) => isMissing).map(([name]) => name);
