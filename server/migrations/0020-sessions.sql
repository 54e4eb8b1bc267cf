-- What its owner reads about a session, and how far its login has come: PASSWORD_OK waits for the second factor (4.7).
alter table session add column device text not null default '';
alter table session add column used_at timestamptz not null default now();
alter table session add column stage text not null default 'FULL' check (stage in ('PASSWORD_OK', 'FULL'));
alter table session add column second_factor_at timestamptz;

-- One TOTP seed an account, encrypted; a step of it is used once (A41). Unconfirmed until the first code was right.
create table second_factor (
  account_id uuid primary key references account,
  secret_box bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Recovery codes: only their hash is kept, each works once.
create table recovery_code (
  account_id uuid not null references account,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
