-- A lease is renewed every few seconds: no index holds it, and each page keeps room for the next row, so that a
-- renewal touches no index.
drop index guard_queue_live;
create index guard_queue_live on guard_queue_entry (phase)
  where phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP');
alter table guard_queue_entry set (fillfactor = 60);

drop index professional_presence_on_duty;
create index professional_presence_on_duty on professional_presence (specialty_id) where available;
alter table professional_presence set (fillfactor = 60);

alter table call_seat set (fillfactor = 60);
