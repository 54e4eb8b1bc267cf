-- Whose appointment the clinic cancelled, since its professional cannot attend, is offered freed hours before
-- everybody who waits.
alter table appointment_waiting add column has_first_pick boolean not null default false;
