-- Links that give a dependant an account of their own (requirement: own account of a dependant), with hashes of
-- the mailed keys.
create table own_account_key (
  id uuid primary key,
  person_id uuid not null references person,
  email text not null check (email = lower(email)),
  key_hash bytea not null unique,
  -- The holder who asked for it, and is told.
  asked_by uuid not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong DNIs that were typed.
  wrong_tries integer not null default 0,
  -- Used, replaced by a newer one, or tried too often.
  ended_at timestamptz
);
create unique index own_account_key_waiting on own_account_key (person_id) where ended_at is null;
create index own_account_key_by_person_id on own_account_key (person_id);
create index own_account_key_by_asked_by on own_account_key (asked_by);
create index own_account_key_by_age on own_account_key (expires_at);
