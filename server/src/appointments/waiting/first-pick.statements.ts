import { statement } from '../../platform/database/statement.ts';

type FirstPick = {
  id: string;
  personId: string;
  holderId: string;
  accountId: string;
  specialtyId: number;
  reason: string;
};

/** Puts a person before everybody else who waits for an hour of a specialty, also if they waited already. */
export const putFirst = statement<FirstPick>(
  (place) => `insert into appointment_waiting
     (id, person_id, holder_id, account_id, specialty_id, reason, has_first_pick)
   values (${place.id}, ${place.personId}, ${place.holderId}, ${place.accountId}, ${place.specialtyId},
     ${place.reason}, true)
   on conflict (person_id, specialty_id, professional_id) where state in ('WAITING', 'OFFERED')
   do update set has_first_pick = true`,
);

/** Whether a person is put before those who wait for an hour of a specialty. */
export const hasFirstPick = statement<Pick<FirstPick, 'personId' | 'specialtyId'>>(
  ({ personId, specialtyId }) => `select id from appointment_waiting
   where person_id = ${personId} and specialty_id = ${specialtyId} and has_first_pick
     and state in ('WAITING', 'OFFERED')`,
);
