-- Accounts, their credentials and their sessions.

-- E-mails are stored in normal form, NFC and lower case (requirement: one account per e-mail).
create table account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('PATIENT', 'PROFESSIONAL', 'ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY')),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'DISABLED', 'PSEUDONYMISED')),
  id_number text,
  alias text,
  password_hash text,
  sign_in text not null default 'password' check (sign_in in ('password', 'google')),
  sounds_muted boolean,
  larger_text boolean not null default false,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  -- An account created with Google has no password until its owner sets one.
  constraint account_has_a_way_in
    check (status <> 'ACTIVE' or password_hash is not null or sign_in = 'google')
);
-- Looked up to ask its owner (requirement: no search by DNI), and by staff (requirement: search by staff).
create index account_of_dni on account (id_number);
-- Accounts of a role, newest first, and by the beginning of the e-mail.
create index account_of_role on account (role, id desc);
create index account_of_role_in_state on account (role, status, id desc);
create index account_of_email_beginning on account (email text_pattern_ops);

-- Sessions: their account, their expiry, and the stage of the login (requirement: session row).
create table session (
  id uuid primary key,
  account_id uuid not null references account,
  token_hash bytea not null unique,
  auth_method text not null,
  -- PASSWORD_OK waits for the second factor.
  stage text not null default 'FULL' check (stage in ('PASSWORD_OK', 'FULL')),
  remember_me boolean not null default false,
  -- Shown to its owner.
  device text not null default '',
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  second_factor_at timestamptz,
  step_up_at timestamptz,
  ended_at timestamptz,
  ended_reason text
);
create index session_of_account on session (account_id) where ended_at is null;
create index session_by_account_id on session (account_id);

-- Keys of activation and recovery, stored as hashes (requirement: one-time keys).
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
create index account_key_by_account_id on account_key (account_id);

-- Changes of e-mail (requirement: change of e-mail), with hashes of the mailed keys. One that was asked for
-- waits for the new address; a confirmed one can be undone from the old address for a while.
create table email_change (
  id uuid primary key,
  account_id uuid not null references account,
  new_email text not null check (new_email = lower(new_email)),
  -- None until the mail was sent, and for ever where the address has another account.
  confirm_hash bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_email text check (old_email = lower(old_email)),
  undo_hash bytea unique,
  confirmed_at timestamptz,
  undo_expires_at timestamptz,
  -- Withdrawn, replaced or undone.
  ended_at timestamptz,
  constraint confirmed_changes_can_be_undone
    check (num_nulls(old_email, undo_hash, confirmed_at, undo_expires_at) in (0, 4))
);
create unique index email_change_waiting on email_change (account_id)
  where confirmed_at is null and ended_at is null;
create index email_change_by_account_id on email_change (account_id);

-- One encrypted TOTP seed per account. The last used step is stored, so that each code works once
-- (requirement: second factor). Unconfirmed until the first correct code.
create table second_factor (
  account_id uuid primary key references account,
  secret_box bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Recovery codes, stored as hashes; each works once.
create table recovery_code (
  account_id uuid not null references account,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Identities of accounts at providers, one per account and provider (requirement: one account per e-mail).
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (account_id, issuer)
);

-- A login with the provider, bound to the browser's cookie (requirement: provider round trip). Its result
-- is used once and in that browser only, for a login (requirement: browser proof) or a registration.
create table social_attempt (
  id uuid primary key,
  cookie_hash bytea not null unique,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  created_at timestamptz not null,
  code_used_at timestamptz,
  issuer text,
  subject text,
  email text,
  ticket_hash bytea,
  proved_at timestamptz,
  used_at timestamptz
);
create index social_attempt_by_age on social_attempt (created_at);

-- Attempts at the login forms, shared by all nodes (requirement: counted tries).
create table rate_counter (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  last_hit_at timestamptz not null default now(),
  primary key (bucket, window_start)
);
