-- Signed documents of consultations, and their check codes.

-- The content is fixed when the record is stored; the bytes are made and signed once, by a job
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

-- Replaced documents: their bytes stay, but they are no longer valid.
create table document_replaced (
  document_id uuid primary key references document,
  replaced_at timestamptz not null default clock_timestamp()
);
create trigger document_replaced_is_append_only before update or delete on document_replaced
  for each row execute function refuse_record_change();

-- Every code that a document prints, so that its holder can check it (requirement: check codes).
create table document_code (
  code text primary key,
  document_id uuid not null references document
);
create index document_code_of_document on document_code (document_id);
