-- Prescriptions of a consultation.

-- What it says never changes after issue; a change annuls it (requirement: unalterable prescription).
create table prescription (
  id uuid primary key,
  external_id text not null unique,
  consultation_id uuid not null references consultation,
  author_id uuid not null references account,
  person_id uuid not null references person,
  holder_id uuid not null references person,
  patient_name text not null,
  professional_name text not null,
  professional_license text not null,
  professional_login text not null,
  diagnosis text not null,
  status text not null default 'ISSUED' check (status in ('ISSUED', 'SENT', 'DISPENSED', 'BLOCKED', 'ANNULLED')),
  created_at timestamptz not null default clock_timestamp(),
  start_date date not null,
  sent_at timestamptz,
  dispensed_at timestamptz,
  -- Where a blocked one returns to; who blocked it and why is in prescription_block.
  blocked_at timestamptz,
  blocked_from text check (blocked_from in ('ISSUED', 'SENT')),
  annulled_at timestamptz,
  -- Its author's own words; none where an edit of the record took its place.
  annul_reason text check (char_length(annul_reason) between 1 and 256),
  test_mark boolean not null,
  version integer not null default 1,
  check ((status = 'DISPENSED') = (dispensed_at is not null)),
  check ((status = 'BLOCKED') = (blocked_at is not null)),
  check ((blocked_at is null) = (blocked_from is null)),
  check ((status = 'ANNULLED') = (annulled_at is not null)),
  check (annul_reason is null or annulled_at is not null)
);
create index prescription_of_person on prescription (person_id, created_at);
create index prescription_of_holder on prescription (holder_id, created_at);
create index prescription_of_consultation on prescription (consultation_id);
create index prescription_of_author on prescription (author_id, created_at);

create table prescription_line (
  id uuid primary key,
  prescription_id uuid not null references prescription,
  item integer not null check (item between 1 and 99),
  -- 41 digits, never used again (requirement: prescription key).
  cuir text not null unique check (cuir ~ '^\d{41}$'),
  medication_id integer references medication,
  generic_name text not null,
  form text not null,
  concentration text not null,
  presentation text not null,
  sale_condition text not null check (sale_condition in ('free', 'prescription', 'archived', 'restricted')),
  quantity integer not null check (quantity > 0),
  posology text not null,
  extended boolean not null default false,
  vih boolean not null default false,
  substitution boolean not null default true,
  unique (prescription_id, item)
);
create index prescription_line_by_medication_id on prescription_line (medication_id);

-- The last link by which a patient passed a prescription on (requirement: passed on by link).
create table prescription_link (
  prescription_id uuid primary key references prescription,
  key_hash bytea not null unique,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0)
);
