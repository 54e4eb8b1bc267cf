-- Whoever came by Google has no password until they set one.
alter table account add column sign_in text not null default 'password' check (sign_in in ('password', 'google'));
alter table account drop constraint account_check;
alter table account add constraint account_has_a_way_in
  check (status <> 'ACTIVE' or password_hash is not null or sign_in = 'google');

-- Who an account is at a provider: one account per (iss, sub), one identity of a provider per account (A1).
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (account_id, issuer)
);

-- One way to the provider and back, bound to the browser's cookie; each step of it happens once (SR-01, SR-02, SR-29).
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
