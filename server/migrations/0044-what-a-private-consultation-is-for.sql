-- The appointment in private hours that a private consultation is for; the guard where it names none
-- (requirement: payment of an appointment).
alter table private_consultation add column appointment_id uuid references appointment;

-- What was paid by whoever has such an appointment ahead was kept for the first of them.
update private_consultation paid
   set appointment_id = (
     select id from appointment
      where person_id = paid.person_id and status = 'PROGRAMMED' and not is_begun
        and attention_type_id <> 2 and starts_at > now() - interval '1 hour'
      order by starts_at limit 1)
 where state = 'PAID';

drop index one_unused_private_consultation;
create unique index one_unused_private_consultation on private_consultation (person_id, appointment_id)
  nulls not distinct where state in ('OPEN', 'PAID');
create index private_consultation_by_appointment_id on private_consultation (appointment_id);
