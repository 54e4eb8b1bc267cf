-- Who did or read what, when and why (FHIR AuditEvent in columns). Append-only
-- (requirement: audit in the act). Ids are not foreign keys: a row stays when what it names is deleted.
create table audit_event (
  id uuid primary key,
  recorded_at timestamptz not null default now(),
  type text not null,
  action text not null check (action in ('C', 'R', 'U', 'D', 'E')),
  outcome text not null check (outcome in ('success', 'denied', 'failed')),
  account_id uuid,
  role text,
  session_id uuid,
  patient_id uuid,
  entity_type text,
  entity_id text,
  purpose text not null check (purpose in ('TREAT', 'PATRQT', 'HPAYMT', 'HOPERAT', 'BTG')),
  rule text,
  request_id text
);
create index audit_event_of_patient on audit_event (patient_id, recorded_at desc);
-- Readings of records by others than patients: the access log, and what of it is unusual.
create index audit_event_readings on audit_event (recorded_at desc, id desc)
  where action = 'R' and outcome = 'success' and patient_id is not null and role <> 'PATIENT';
create index audit_event_readings_of_account on audit_event (account_id, recorded_at desc, id desc)
  where action = 'R' and outcome = 'success' and patient_id is not null and role <> 'PATIENT';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed or deleted';
end $$;
create trigger audit_event_is_append_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
create trigger audit_event_is_not_truncated before truncate on audit_event
  for each statement execute function refuse_audit_change();
