import { accountsActingFor } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { PlaceRow } from './places.repository.ts';

/** A free hour, and until when it is reserved. */
type Kept = {
  scheduleId: string;
  professionalId: string;
  specialtyId: number;
  startsAt: Date;
  endsAt: Date;
  until: Date;
  today: string;
};

/**
 * Reserves an hour for the first entry, of those with first pick before the others, that waits for its professional or specialty, whose account can answer an
 * offer, has a plan in use of a matching insurer, is free at that time and has not declined it. Entries locked by others are skipped,
 * and an hour that is already reserved is not reserved again (requirement: offered to one).
 */
export const keepForFirst = statement<Kept, PlaceRow>(
  (hour) => `update appointment_waiting
   set state = 'OFFERED', offered_schedule_id = ${hour.scheduleId}, offered_starts_at = ${hour.startsAt},
     offered_until = ${hour.until}
   where id = (
     select w.id
     from appointment_waiting w
     join schedule s on s.id = ${hour.scheduleId}
     where w.state = 'WAITING' and w.specialty_id = ${hour.specialtyId}::int
       and (w.professional_id is null or w.professional_id = ${hour.professionalId})
       and w.account_id in (${accountsActingFor('w.person_id', hour.today)})
       and (s.attention_type_id = 1 or exists (
         select from patient p
         join prepaid_health_category plan on plan.id = p.prepaid_health_category_id
         join prepaid_health insurer on insurer.id = plan.prepaid_health_id
         join schedule_insurer i on i.prepaid_health_id = plan.prepaid_health_id
         where p.person_id = w.person_id and i.schedule_id = s.id and plan.active and insurer.active))
       and not exists (
         select from appointment_offer_declined d
         where d.waiting_id = w.id and d.starts_at = ${hour.startsAt})
       and not exists (
         select from appointment a
         where a.person_id = w.person_id and a.status = 'PROGRAMMED'
           and tstzrange(a.starts_at, a.ends_at) && tstzrange(${hour.startsAt}, ${hour.endsAt}))
       and not exists (
         select from appointment_waiting o
         where o.state = 'OFFERED' and o.offered_schedule_id = s.id and o.offered_starts_at = ${hour.startsAt})
     order by w.has_first_pick desc, w.created_at, w.id
     limit 1
     for no key update of w skip locked)
   returning *`,
);
