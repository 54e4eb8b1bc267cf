import type { User } from '@app/contract/profiles';
import type { RadioOption } from '../../ui/fields/radio-group.tsx';
import { bookingCopy as copy } from './booking.copy.ts';

/** The people to book for: the holder and the family, with the reason if one cannot be chosen. */
export const bookingPeople = (user: User): RadioOption[] =>
  [user, ...(user.patient_dto?.family_group ?? [])].map((person) => ({
    id: person.id,
    label: `${person.first_name} ${person.last_name}`,
    ...(person === user && { detail: copy.you }),
    disabledReason: person.patient_dto?.full_profile ? undefined : copy.noProfile,
  }));
