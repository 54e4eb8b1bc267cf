-- A stored record is edited by appending: what stood before is kept with its author, time and hash (SR-16).
alter table consultation
  add column version_at timestamptz,
  add column changes text[] not null default '{}';

create table consultation_version (
  consultation_id uuid not null references consultation,
  version integer not null,
  author_id uuid not null references account,
  created_at timestamptz not null,
  diagnosis text not null,
  diagnosis_code text,
  reason text not null,
  detail text not null,
  changes text[] not null,
  content_hash text not null,
  primary key (consultation_id, version)
);

create table consultation_addendum (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  author_id uuid not null references account,
  created_at timestamptz not null default clock_timestamp(),
  body text not null check (char_length(body) between 1 and 5000),
  content_hash text not null,
  unique (consultation_id, content_hash)
);

-- What was ordered stays with the versions it belongs to; null where it still stands.
alter table consultation_certificate add column until_version integer,
  drop constraint consultation_certificate_consultation_id_position_key;
alter table consultation_study add column until_version integer,
  drop constraint consultation_study_consultation_id_position_key;
alter table consultation_referral add column until_version integer,
  drop constraint consultation_referral_consultation_id_position_key;
alter table consultation_instructions add column until_version integer,
  drop constraint consultation_instructions_consultation_id_position_key;
create unique index consultation_certificate_standing on consultation_certificate (consultation_id, position) where until_version is null;
create unique index consultation_study_standing on consultation_study (consultation_id, position) where until_version is null;
create unique index consultation_referral_standing on consultation_referral (consultation_id, position) where until_version is null;
create unique index consultation_instructions_standing on consultation_instructions (consultation_id, position) where until_version is null;

alter table prescription add column annulled_at timestamptz,
  add check ((status = 'ANNULLED') = (annulled_at is not null));

-- A document that another one took the place of: its bytes stay, nobody is given them as valid.
create table document_replaced (
  document_id uuid primary key references document,
  replaced_at timestamptz not null default clock_timestamp()
);

create function refuse_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a record has said is never changed or deleted';
end $$;
create trigger consultation_version_is_append_only before update or delete on consultation_version
  for each row execute function refuse_record_change();
create trigger consultation_addendum_is_append_only before update or delete on consultation_addendum
  for each row execute function refuse_record_change();
create trigger document_replaced_is_append_only before update or delete on document_replaced
  for each row execute function refuse_record_change();
create trigger consultation_is_never_deleted before delete on consultation
  for each row execute function refuse_record_change();
