-- Passwords typed at sign-ups of the last week, by the hash of the address: they only let the login say that an
-- account was not activated. They open nothing, and an address that has an account gets one too, so that the
-- answer tells nobody whether it has.
create table signup_password (
  email_hash bytea primary key,
  password_hash text not null,
  asked_at timestamptz not null
);
create index signup_password_by_age on signup_password (asked_at);
