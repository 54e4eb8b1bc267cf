-- Staff lists the appointments of a day, in any status, of all agendas.
create index appointment_of_day on appointment (starts_at, id);
