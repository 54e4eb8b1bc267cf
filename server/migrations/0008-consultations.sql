-- Drafts and final records. A final record is never overwritten; its children come and stay with it (C3).
create table indications_template (
  id integer primary key,
  name text not null unique,
  body text not null
);

create table consultation_draft (
  queue_id uuid primary key references guard_queue_entry,
  author_id uuid not null references account,
  version integer not null,
  content jsonb not null,
  updated_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);

create table consultation (
  id uuid primary key,
  queue_id uuid not null unique references guard_queue_entry,
  claim_epoch bigint not null,
  person_id uuid not null references person,
  holder_id uuid not null references person,
  author_id uuid not null references account,
  consultation_type text not null check (consultation_type in ('VIRTUAL_GUARD', 'APPOINTMENT')),
  diagnosis text not null,
  diagnosis_code text,
  reason text not null,
  detail text not null,
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
  content_hash text not null
);
create index consultation_of_person on consultation (person_id, created_at desc, id desc);
create index consultation_of_author on consultation (author_id, person_id, created_at desc);

create table consultation_certificate (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  diagnosis text not null,
  indications text not null,
  unit text not null check (unit in ('Horas', 'Dias')),
  duration integer not null,
  institution text not null,
  unique (consultation_id, position)
);

create table consultation_study (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  name text not null,
  diagnosis text not null,
  cuir text unique,
  unique (consultation_id, position)
);

create table consultation_referral (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  name text not null,
  diagnosis text not null,
  comment text not null,
  cuir text unique,
  unique (consultation_id, position)
);

create table consultation_instructions (
  id uuid primary key,
  consultation_id uuid not null references consultation,
  position integer not null,
  body text not null,
  template_id integer references indications_template,
  unique (consultation_id, position)
);

create table queue_rating (
  queue_id uuid primary key references guard_queue_entry,
  account_id uuid not null references account,
  rating integer not null check (rating between 1 and 5),
  created_at timestamptz not null default now()
);

create table problem_report (
  id uuid primary key,
  queue_id uuid not null references guard_queue_entry,
  account_id uuid not null references account,
  body text not null check (char_length(body) between 1 and 256),
  created_at timestamptz not null default now()
);
