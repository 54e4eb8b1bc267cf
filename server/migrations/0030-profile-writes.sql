-- Coverage is what the person declares until staff checks it with the insurer (SR-08).
alter table patient add column coverage_verified_at timestamptz;

-- A profile while it is written, step by step: the own one, a new member's or a member's.
create table profile_draft (
  account_id uuid not null references account,
  subject text not null,
  version integer not null check (version > 0),
  step integer not null,
  content jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, subject)
);

-- A DNI is only ever looked up to ask its owner, never to show a person (SR-09).
create index account_of_dni on account (id_number);
create index person_of_dni on person (id_number);

-- Who answered for the person with that DNI, and when.
alter table family_link add column answered_by uuid references account;
alter table family_link add column answered_at timestamptz;
create index family_link_pending on family_link (member_id) where status = 'PENDING';
