-- Visits, from the guard's line or from an appointment (decision 0055).

-- Every claim gets a new number; writes with an older one are refused (requirement: claim number).
create sequence visit_claim_epoch;

-- Names and coverage are those at the time it began or its patient joined the line. Leases are renewed every
-- few seconds (requirement: leases): no index contains them, and each page has free space for the new row
-- version, so that a renewal touches no index.
create table visit (
  id uuid primary key,
  origin text not null check (origin in ('GUARD', 'APPOINTMENT')),
  appointment_id uuid,
  -- Before its patient has confirmed or joined it, a visit of an appointment does not open their record.
  patient_agreed boolean not null default true,
  person_id uuid not null references person,
  holder_id uuid not null references person,
  account_id uuid not null references account,
  -- Whether that account is the patient's own, and not that of the holder.
  by_patient boolean not null default true,
  specialty_id integer not null references specialty,
  reason text not null,
  first_name text not null,
  last_name text not null,
  alias text,
  sex_str text not null check (sex_str in ('FEMALE', 'MALE', 'NON_BINARY')),
  birth_date date not null,
  financer text not null,
  -- Whether its patient paid for it instead of the plan (requirement: private consultation).
  paid_privately boolean not null default false,
  holder_email text not null,
  phase text not null
    check (phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP', 'FINISHED', 'QUIT', 'ERROR')),
  status text not null
    check (status in ('WAITING', 'STARTED', 'ACCEPTED', 'FINISHED', 'QUIT', 'ERROR', 'FAIL_SAVE_CONSULTATION')),
  professional_id uuid references account,
  professional_name text,
  professional_licence text,
  claim_epoch bigint,
  version integer not null default 1,
  -- Ordered by the milliseconds on the wire, then by id: more precision, compared with a date of the
  -- application, would put several people in the same place.
  created_at timestamptz(3) not null default clock_timestamp(),
  offered_at timestamptz,
  accepted_at timestamptz,
  started_at timestamptz,
  -- A late record does not keep anybody from care: a visit is its patient's live entry until the patient
  -- finished it or it was left open, and its professional's until it was left open.
  patient_out_at timestamptz,
  left_open_at timestamptz,
  director_told_at timestamptz,
  closed_at timestamptz,
  closed_reason text,
  -- When the patient dismissed a place lost to inactivity; it is not shown again (requirement: lost place).
  loss_seen_at timestamptz,
  patient_lease_until timestamptz not null,
  professional_lease_until timestamptz,
  check ((phase in ('WAITING')) = (professional_id is null) or phase in ('QUIT', 'ERROR')),
  check ((origin = 'APPOINTMENT') = (appointment_id is not null)),
  check (origin = 'GUARD' or phase <> 'WAITING'),
  check (origin = 'APPOINTMENT' or patient_agreed)
) with (fillfactor = 60);
-- One visit per appointment; another may begin after one that came to nothing. The first of the unique indexes,
-- so that it is the one that a second beginning violates.
create unique index visit_one_per_appointment on visit (appointment_id)
  where appointment_id is not null and phase <> 'QUIT'
    and (phase <> 'ERROR' or status = 'FAIL_SAVE_CONSULTATION');
-- One waiting or live entry per person, and one live entry per professional (requirement: at most one).
create unique index visit_one_live_per_person on visit (person_id)
  where phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL') or (phase = 'WRAP_UP' and patient_out_at is null);
create unique index visit_one_claim_per_professional on visit (professional_id)
  where phase in ('OFFERED', 'ACCEPTED', 'IN_CALL') or (phase = 'WRAP_UP' and left_open_at is null);
create index visit_line on visit (specialty_id, created_at, id) where phase = 'WAITING';
create index visit_live on visit (phase)
  where phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP');
create index visit_of_account on visit (account_id, created_at desc);
-- Visits without a record: few, and searched every second.
create index visit_unrecorded on visit (started_at)
  where phase = 'WRAP_UP' or status = 'FAIL_SAVE_CONSULTATION';
create index visit_unrecorded_of_account on visit (account_id)
  where phase = 'WRAP_UP' or status = 'FAIL_SAVE_CONSULTATION';
create index visit_of_guard_by_time on visit (created_at) where origin = 'GUARD';
create index visit_by_holder_id on visit (holder_id);
create index visit_of_professional_by_start on visit (professional_id, started_at);
create index visit_finished_of_person on visit (person_id, started_at desc) where phase = 'FINISHED';

-- Each accepted command once: replaying these rows gives the entry. The sender chooses the command's id;
-- repeating it is the same action (requirement: command done once).
create table visit_event (
  seq bigint generated always as identity primary key,
  visit_id uuid not null references visit,
  command text not null,
  from_phase text,
  to_phase text not null,
  claim_epoch bigint,
  account_id uuid,
  session_id uuid,
  command_id text,
  reason text,
  at timestamptz not null default clock_timestamp(),
  constraint visit_event_command_id_of_somebody
    check (command_id is null or (account_id is not null and command_id ~ '^[A-Za-z0-9_-]{16,64}$'))
);
create index visit_event_of_entry on visit_event (visit_id, seq);
create unique index visit_event_once on visit_event (account_id, command_id)
  where command_id is not null;

create table visit_rating (
  visit_id uuid primary key references visit,
  account_id uuid not null references account,
  rating integer not null check (rating between 1 and 5),
  created_at timestamptz not null default now()
);
create index visit_rating_by_account_id on visit_rating (account_id);
