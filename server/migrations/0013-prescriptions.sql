-- Prescriptions and the signed documents of a consultation.

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
  annulled_at timestamptz,
  test_mark boolean not null,
  version integer not null default 1,
  check ((status = 'ANNULLED') = (annulled_at is not null))
);
create index prescription_of_person on prescription (person_id, created_at);
create index prescription_of_holder on prescription (holder_id, created_at);
create index prescription_of_consultation on prescription (consultation_id);
create index prescription_by_author_id on prescription (author_id);

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
  sale_condition text not null,
  quantity integer not null check (quantity > 0),
  posology text not null,
  extended boolean not null default false,
  vih boolean not null default false,
  substitution boolean not null default true,
  unique (prescription_id, item)
);
create index prescription_line_by_medication_id on prescription_line (medication_id);

-- What a document says is fixed when the record is saved; its bytes are made and signed once, by a job
-- (requirement: stored bytes).
create table document (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  person_id uuid not null references person,
  author_id uuid not null references account,
  kind text not null
    check (kind in ('prescription', 'certificate', 'study', 'referral', 'instructions', 'teleassistance')),
  entity_id uuid not null,
  title text not null,
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  bytes bytea,
  sha256 text,
  key_id text,
  signed_at timestamptz,
  unique (kind, entity_id),
  check ((bytes is null) = (sha256 is null))
);
create index document_of_consultation on document (consultation_id);
create index document_by_person_id on document (person_id);
create index document_by_author_id on document (author_id);

create function refuse_signed_change() returns trigger language plpgsql as $$
begin
  if old.bytes is not null then
    raise exception 'a signed document is never changed';
  end if;
  return new;
end $$;
create trigger document_is_immutable before update on document
  for each row execute function refuse_signed_change();

-- A document that another one took the place of: its bytes stay, nobody is given them as valid.
create table document_replaced (
  document_id uuid primary key references document,
  replaced_at timestamptz not null default clock_timestamp()
);
create trigger document_replaced_is_append_only before update or delete on document_replaced
  for each row execute function refuse_record_change();

-- Every code that a document prints, so that anybody who holds it finds out whether it is genuine
-- (requirement: check codes).
create table document_code (
  code text primary key,
  document_id uuid not null references document
);
create index document_code_of_document on document_code (document_id);
