-- Accounts, their sessions and one-time keys. An e-mail is stored normalised (NFC, lower case): one account per address (A1).
create table account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('PATIENT', 'PROFESSIONAL', 'ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY')),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'DISABLED', 'PSEUDONYMISED')),
  id_number text,
  alias text,
  password_hash text,
  sounds_muted boolean,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  check (status <> 'ACTIVE' or password_hash is not null)
);

create table session (
  id uuid primary key,
  account_id uuid not null references account,
  token_hash bytea not null unique,
  auth_method text not null,
  remember_me boolean not null default false,
  created_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  step_up_at timestamptz,
  ended_at timestamptz,
  ended_reason text
);
create index session_of_account on session (account_id) where ended_at is null;

-- Activation and recovery keys: only their hash is kept, each works once (A2).
create table account_key (
  id uuid primary key,
  account_id uuid not null references account,
  purpose text not null check (purpose in ('activation', 'reset')),
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_key_of_account on account_key (account_id, purpose) where used_at is null;

-- Counters behind the limits of the sign-in forms, shared by every node.
create table rate_counter (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  last_hit_at timestamptz not null default now(),
  primary key (bucket, window_start)
);
