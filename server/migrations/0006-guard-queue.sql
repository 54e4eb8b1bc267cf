-- Presence of professionals and the virtual guard queue: the machine of the waiting room and the call.
create table professional_presence (
  account_id uuid primary key references account,
  specialty_id integer not null references specialty,
  available boolean not null default false,
  lease_until timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Every claim gets a fresh number: a write that carries an older one is refused (Q7).
create sequence guard_claim_epoch;

create index professional_presence_on_duty on professional_presence (specialty_id, lease_until) where available;

-- Names and coverage are those of the moment of joining: what the line showed stays true to it.

create table guard_queue_entry (
  id uuid primary key,
  person_id uuid not null references person,
  holder_id uuid not null references person,
  account_id uuid not null references account,
  specialty_id integer not null references specialty,
  reason text not null,
  first_name text not null,
  last_name text not null,
  alias text,
  sex_str text not null,
  birth_date date not null,
  financer text not null,
  holder_email text not null,
  phase text not null check (phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP', 'FINISHED', 'QUIT', 'ERROR')),
  status text not null check (status in ('WAITING', 'STARTED', 'ACCEPTED', 'FINISHED', 'QUIT', 'ERROR', 'FAIL_SAVE_CONSULTATION')),
  professional_id uuid references account,
  professional_name text,
  professional_licence text,
  claim_epoch bigint,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  offered_at timestamptz,
  accepted_at timestamptz,
  started_at timestamptz,
  patient_finished_at timestamptz,
  closed_at timestamptz,
  closed_reason text,
  patient_lease_until timestamptz not null,
  professional_lease_until timestamptz,
  check ((phase in ('WAITING')) = (professional_id is null) or phase in ('QUIT', 'ERROR'))
);
-- Q3: one waiting or live entry a person. Q2: one live entry a professional.
create unique index guard_queue_one_entry_per_person on guard_queue_entry (person_id)
  where phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP');
create unique index guard_queue_one_claim_per_professional on guard_queue_entry (professional_id)
  where phase in ('OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP');
create index guard_queue_line on guard_queue_entry (specialty_id, created_at, id) where phase = 'WAITING';
create index guard_queue_live on guard_queue_entry (phase, patient_lease_until)
  where phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP');
create index guard_queue_of_account on guard_queue_entry (account_id, created_at desc);

-- Each acknowledged command exactly once (Q8): folding these rows gives the entry.
create table guard_queue_event (
  seq bigint generated always as identity primary key,
  entry_id uuid not null references guard_queue_entry,
  command text not null,
  from_phase text,
  to_phase text not null,
  claim_epoch bigint,
  account_id uuid,
  session_id uuid,
  command_id text,
  reason text,
  at timestamptz not null default clock_timestamp()
);
create index guard_queue_event_of_entry on guard_queue_event (entry_id, seq);

-- Consultations counted against the plan of the month; given back when nothing was held (Q12).
create table coverage_use (
  queue_id uuid primary key references guard_queue_entry,
  holder_id uuid not null references person,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  returned_at timestamptz
);
create index coverage_use_of_month on coverage_use (holder_id, month) where returned_at is null;
