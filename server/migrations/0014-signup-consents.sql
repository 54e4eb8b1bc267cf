-- The texts that somebody accepted by asking for an account, in the version in force then (SR-22).
create table account_consent (
  account_id uuid not null references account,
  consent_text_id uuid not null references consent_text,
  accepted_at timestamptz not null default now(),
  primary key (account_id, consent_text_id)
);
