-- What an account accepted is never changed or deleted, like the other legal tables. Its session is stored from now on.
alter table account_consent add column session_id uuid references session;
create index account_consent_by_session_id on account_consent (session_id);
create trigger account_consent_is_append_only before update or delete on account_consent
  for each row execute function refuse_record_change();

-- A consent changes only once, by the date of its withdrawal (requirement: text versions).
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null or new.withdrawn_at is null
    or to_jsonb(new) - 'withdrawn_at' <> to_jsonb(old) - 'withdrawn_at' then
    raise exception 'a consent is never changed or deleted, only withdrawn once';
  end if;
  return new;
end $$;
create trigger consent_is_only_withdrawn before update or delete on consent
  for each row when (old.consultation_id is null) execute function refuse_consent_change();

-- Whether a person accepted any version of the teleconsultation text and did not withdraw it.
create function stands_by_teleconsultation(person uuid) returns boolean language sql stable as $$
  select exists (
    select from consent join consent_text on consent_text.id = consent_text_id
    where person_id = person and kind = 'teleconsultation' and withdrawn_at is null
      and consultation_id is null)
$$;
