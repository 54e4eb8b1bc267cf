-- Appointments: what is booked, the waiting lists, and the keys of the reminders.

create table appointment (
  id uuid primary key,
  -- Closed schedules stay, so that an appointment always has one (requirement: booked in open hours).
  schedule_id uuid not null references schedule,
  professional_id uuid not null references professional,
  specialty_id integer not null references specialty,
  person_id uuid not null references person,
  holder_id uuid not null references person,
  -- The holder's account: who is told, and who may change it.
  account_id uuid not null references account,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  attention_type_id integer not null check (attention_type_id in (1, 2)),
  -- Insurer and plan at the time of booking, as it is shown; 'Particular' where the patient pays.
  financer text not null,
  reason text not null,
  status text not null default 'PROGRAMMED' check (status in ('PROGRAMMED', 'FINISHED', 'CANCELLED')),
  booked_by text not null check (booked_by in ('PATIENT', 'PROFESSIONAL', 'STAFF')),
  booked_by_account_id uuid not null references account,
  -- A booking's id of the sender: repeating it books nothing more (requirement: command done once).
  command_id text check (command_id ~ '^[A-Za-z0-9_-]{16,64}$'),
  confirmed_at timestamptz,
  delay_minutes integer not null default 0 check (delay_minutes between 0 and 60),
  -- When the professional first began its consultation, and whether one goes on.
  begun_at timestamptz,
  is_begun boolean not null default false,
  patient_seen_at timestamptz,
  reschedule_request text,
  closed_reason text check (
    closed_reason in ('PATIENT', 'PROFESSIONAL', 'STAFF', 'SCHEDULE_DELETED', 'NO_SHOW', 'NOT_ATTENDED')
  ),
  closed_text text,
  closed_at timestamptz,
  -- When each reminder went out, or was not needed any more (requirement: reminders).
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  check ((status = 'PROGRAMMED') = (closed_at is null)),
  check ((status = 'CANCELLED') = (closed_reason is not null)),
  -- Nobody has two appointments at once (requirement: one appointment per hour).
  constraint appointment_one_per_professional exclude using gist (
    professional_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (status = 'PROGRAMMED'),
  constraint appointment_one_per_person exclude using gist (
    person_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (status = 'PROGRAMMED')
);
create index appointment_of_agenda on appointment (professional_id, starts_at);
create index appointment_of_account on appointment (account_id, status, starts_at, id);
create index appointment_of_person on appointment (person_id, starts_at) where status = 'PROGRAMMED';
create index appointment_ahead on appointment (starts_at) where status = 'PROGRAMMED';
create index appointment_by_schedule_id on appointment (schedule_id);
create index appointment_by_holder_id on appointment (holder_id);
create index appointment_by_specialty_id on appointment (specialty_id);
create index appointment_by_booked_by_account_id on appointment (booked_by_account_id);
create unique index appointment_command_once on appointment (booked_by_account_id, command_id)
  where command_id is not null;

alter table visit add constraint visit_of_appointment foreign key (appointment_id) references appointment;

-- What happened to an appointment, in order.
create table appointment_event (
  seq bigint generated always as identity primary key,
  appointment_id uuid not null references appointment,
  command text not null,
  account_id uuid references account,
  -- The hour before it was moved.
  starts_at timestamptz,
  text text,
  at timestamptz not null default clock_timestamp()
);
create index appointment_event_of_appointment on appointment_event (appointment_id, seq);
create index appointment_event_by_account_id on appointment_event (account_id);

-- Keys of mails: each confirms or cancels one appointment, once. Only the hash is kept
-- (requirement: one-time keys).
create table appointment_link (
  key_hash bytea primary key,
  appointment_id uuid not null references appointment,
  act text not null check (act in ('CONFIRM', 'CANCEL')),
  -- The hour that it is about: moved appointments get other links.
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index appointment_link_of_appointment on appointment_link (appointment_id);

-- Places in waiting lists: of a professional, or of anybody of a specialty. A freed hour is kept for the first
-- of the list for a stated time.
create table appointment_waiting (
  id uuid primary key,
  person_id uuid not null references person,
  holder_id uuid not null references person,
  account_id uuid not null references account,
  specialty_id integer not null references specialty,
  professional_id uuid references professional,
  reason text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'OFFERED', 'TAKEN', 'LEFT')),
  created_at timestamptz(3) not null default clock_timestamp(),
  offered_schedule_id uuid references schedule,
  offered_starts_at timestamptz,
  offered_until timestamptz,
  check ((state = 'OFFERED') = (offered_until is not null and offered_starts_at is not null and offered_schedule_id is not null))
);
create unique index appointment_waiting_once on appointment_waiting
  (person_id, specialty_id, professional_id) nulls not distinct where state in ('WAITING', 'OFFERED');
create index appointment_waiting_line on appointment_waiting (specialty_id, created_at, id) where state = 'WAITING';
-- An hour is kept for one person (requirement: offered to one).
create unique index appointment_waiting_one_offer on appointment_waiting (offered_schedule_id, offered_starts_at)
  where state = 'OFFERED';
create index appointment_waiting_of_account on appointment_waiting (account_id);
create index appointment_waiting_by_professional_id on appointment_waiting (professional_id);
create index appointment_waiting_by_holder_id on appointment_waiting (holder_id);

-- Hours that somebody let go are not offered to them again.
create table appointment_offer_declined (
  waiting_id uuid not null references appointment_waiting,
  starts_at timestamptz not null,
  primary key (waiting_id, starts_at)
);
