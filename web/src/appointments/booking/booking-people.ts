import type { User } from '@app/contract/profiles';
import type { RadioOption } from '../../ui/fields/radio-group.tsx';
import { bookingCopy as copy } from './booking.copy.ts';

/** For whom an appointment may be booked: the holder and the family, with the reason where not. */
export const bookingPeople = (user: User): RadioOption[] =>
  [user, ...(user.patient_dto?.family_group ?? [])].map((person) => ({
    id: person.id,
    label: `${person.first_name} ${person.last_name}`,
    ...(person === user && { detail: copy.you }),
    disabledReason: person.patient_dto?.full_profile ? undefined : copy.noProfile,
  }));
