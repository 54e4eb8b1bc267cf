-- Drafts and final records of visits.
-- Draft of a professional during a visit (requirement: draft kept).
create table consultation_draft (
  visit_id uuid primary key references visit,
  author_id uuid not null references account,
  version integer not null,
  content jsonb not null,
  updated_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
create index consultation_draft_by_author_id on consultation_draft (author_id);

-- The record: one per queue entry (requirement: one record per visit). It has the current text; earlier
-- ones are in consultation_version.
create table consultation (
  id uuid primary key,
  visit_id uuid not null unique references visit,
  claim_epoch bigint not null,
  person_id uuid not null references person,
  holder_id uuid not null references person,
  author_id uuid not null references account,
  consultation_type text not null check (consultation_type in ('VIRTUAL_GUARD', 'APPOINTMENT')),
  diagnosis text not null,
  diagnosis_code text,
  reason text not null,
  detail text not null,
  follow_up text check (follow_up in ('IN_48_HOURS', 'IN_7_DAYS', 'IN_15_DAYS', 'IN_30_DAYS', 'IF_NOT_BETTER', 'NONE')),
  attention_type text not null,
  prepaid_health_category_name text,
  prepaid_health_name text,
  affiliate_number text,
  professional_name text not null,
  professional_specialties text not null,
  professional_license text not null,
  started_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  version_at timestamptz,
  changes text[] not null default '{}',
  content_hash text not null
);
create index consultation_of_person on consultation (person_id, created_at desc, id desc);
create index consultation_of_author on consultation (author_id, person_id, created_at desc);
create index consultation_of_author_by_start on consultation (author_id, started_at);
create index consultation_by_holder_id on consultation (holder_id);
create trigger consultation_is_never_deleted before delete on consultation
  for each row execute function refuse_record_change();

-- Text before an edit, with its author, time and hash (requirement: append-only record).
create table consultation_version (
  consultation_id uuid not null references consultation,
  version integer not null,
  author_id uuid not null references account,
  created_at timestamptz not null,
  diagnosis text not null,
  diagnosis_code text,
  reason text not null,
  detail text not null,
  follow_up text check (follow_up in ('IN_48_HOURS', 'IN_7_DAYS', 'IN_15_DAYS', 'IN_30_DAYS', 'IF_NOT_BETTER', 'NONE')),
  changes text[] not null,
  content_hash text not null,
  primary key (consultation_id, version)
);
create index consultation_version_by_author_id on consultation_version (author_id);
create trigger consultation_version_is_append_only before update or delete on consultation_version
  for each row execute function refuse_record_change();

-- Additions to a record that can no longer be edited (requirement: sealed record).
create table consultation_addendum (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  author_id uuid not null references account,
  created_at timestamptz not null default clock_timestamp(),
  body text not null check (char_length(body) between 1 and 5000),
  content_hash text not null,
  unique (consultation_id, content_hash)
);
create index consultation_addendum_by_author_id on consultation_addendum (author_id);
create trigger consultation_addendum_is_append_only before update or delete on consultation_addendum
  for each row execute function refuse_record_change();

-- Orders belong to the versions of the record that contain them: until_version is null for current ones,
-- and only among those is a position unique.
create table consultation_certificate (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  diagnosis text not null,
  indications text not null,
  unit text not null check (unit in ('Horas', 'Dias')),
  duration integer not null,
  institution text not null,
  until_version integer
);
create unique index consultation_certificate_standing on consultation_certificate (consultation_id, position)
  where until_version is null;

create table consultation_study (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  name text not null,
  diagnosis text not null,
  cuir text unique,
  until_version integer
);
create unique index consultation_study_standing on consultation_study (consultation_id, position)
  where until_version is null;

create table consultation_referral (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  name text not null,
  diagnosis text not null,
  comment text not null,
  cuir text unique,
  until_version integer
);
create unique index consultation_referral_standing on consultation_referral (consultation_id, position)
  where until_version is null;

create table consultation_instructions (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  body text not null,
  template_id integer references indications_template,
  until_version integer
);
create unique index consultation_instructions_standing on consultation_instructions (consultation_id, position)
  where until_version is null;
create index consultation_instructions_by_template_id on consultation_instructions (template_id);

create table problem_report (
  id uuid primary key,
  visit_id uuid not null references visit,
  account_id uuid not null references account,
  body text not null check (char_length(body) between 1 and 256),
  created_at timestamptz not null default now()
);
create index problem_report_by_queue_id on problem_report (visit_id);
create index problem_report_by_account_id on problem_report (account_id);
