-- Files of people at rest: sealed bytes, each under a key of its own that the installation's key wraps (D-26).
create table stored_file (
  -- 128 random bits: the name of a file opens nothing, and nobody guesses another (D-16).
  id text primary key,
  account_id uuid not null references account,
  -- Null while the profile it belongs to is being written: then `subject` says which one.
  person_id uuid references person,
  subject text not null,
  purpose text not null check (purpose in ('study', 'photo', 'signature')),
  filename text not null,
  mimetype text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  sealed bytea not null,
  wrapped_key bytea not null,
  key_id text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Once a professional saw it, it belongs to the record and is hidden, not deleted (K14).
  seen_at timestamptz,
  hidden_at timestamptz
);
create index stored_file_of_person on stored_file (person_id) where hidden_at is null;
create index stored_file_of_account on stored_file (account_id, subject) where person_id is null;
create unique index stored_file_one_image on stored_file (account_id, purpose) where purpose <> 'study' and hidden_at is null;

-- The insurers whose patients a professional attends.
create table professional_insurer (
  professional_id uuid not null references professional,
  prepaid_health_id integer not null references prepaid_health,
  primary key (professional_id, prepaid_health_id)
);
