-- What an account accepted stays for as long as the account. Only one that was never activated is ever deleted, and
-- what was accepted at its sign-up goes with it (requirement: unconfirmed data goes).
alter table account_consent
  drop constraint account_consent_account_id_fkey,
  add constraint account_consent_account_id_fkey
    foreign key (account_id) references account on delete cascade;

create function refuse_account_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from account where id = old.account_id) then
    return old;
  end if;
  raise exception 'what an account accepted is never changed or deleted';
end $$;
drop trigger account_consent_is_append_only on account_consent;
create trigger account_consent_is_append_only before update or delete on account_consent
  for each row execute function refuse_account_consent_change();

-- Without this the cascade would take what an account in use accepted.
create function refuse_deletion_of_used_account() returns trigger language plpgsql as $$
begin
  raise exception 'only an account that was never activated is deleted';
end $$;
create trigger account_in_use_stays before delete on account
  for each row when (old.status <> 'PENDING') execute function refuse_deletion_of_used_account();
