-- Readings of records by others than patients, also by who had a link and no account: the access log.
drop index audit_event_readings;
create index audit_event_readings on audit_event (recorded_at desc, id desc)
  where action = 'R' and outcome = 'success' and patient_id is not null and role is distinct from 'PATIENT';
