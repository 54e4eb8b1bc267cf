-- What the registry of professionals said: one row an answer, as evidence (requirement: registry checks). Only added.
create table registry_check (
  id uuid primary key,
  account_id uuid not null references account,
  -- Who asked; null where the periodic check did.
  asked_by uuid references account,
  checked_at timestamptz not null,
  registry text not null,
  -- Whether no registry was asked: an answer made up for development.
  is_simulated boolean not null,
  identity text not null check (identity in ('FOUND', 'NOT_FOUND', 'ANOTHER_NAME')),
  registered_name text,
  -- Each licence as it was asked for, with what was found of it.
  licences jsonb not null check (jsonb_typeof(licences) = 'array'),
  answer_hash bytea not null check (octet_length(answer_hash) = 32),
  -- Whether this answer suspended the professional.
  suspended boolean not null
);
create index registry_check_of_account on registry_check (account_id, id desc);
create index registry_check_by_asked_by on registry_check (asked_by);
create trigger registry_check_is_append_only before update or delete on registry_check
  for each row execute function refuse_record_change();

-- When a verified professional is checked again (requirement: periodic check).
create table registry_recheck (
  account_id uuid primary key references account,
  due_at timestamptz not null
);
