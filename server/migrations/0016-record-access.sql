-- Access to records without attending: by the patient's grant, or in an emergency.

-- Grants of patients to professionals, with their end (requirement: record grant). One current grant per
-- patient and professional.
create table record_grant (
  id uuid primary key,
  person_id uuid not null references person,
  professional_id uuid not null references account,
  -- The patient, or the holder who acts for them.
  granted_by uuid not null references account,
  session_id uuid,
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at and expires_at <= granted_at + interval '12 months'),
  withdrawn_at timestamptz
);
create unique index record_grant_standing on record_grant (person_id, professional_id) where withdrawn_at is null;
create index record_grant_of_professional on record_grant (professional_id) where withdrawn_at is null;
create index record_grant_by_professional_id on record_grant (professional_id);
create index record_grant_by_granted_by on record_grant (granted_by);

create function refuse_grant_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null
    and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  raise exception 'a permission to read a record may only be withdrawn, once';
end $$;
create trigger record_grant_is_only_withdrawn before update or delete on record_grant
  for each row execute function refuse_grant_change();

-- Records that a professional opened without attending, and why. Append-only
-- (requirement: emergency access).
create table emergency_access (
  id uuid primary key,
  person_id uuid not null references person,
  professional_id uuid not null references account,
  session_id uuid,
  reason text not null check (char_length(reason) between 20 and 500),
  opened_at timestamptz not null,
  until timestamptz not null check (until > opened_at and until <= opened_at + interval '60 minutes'),
  -- Set by the database, like the audit's readings that it explains.
  recorded_at timestamptz not null default clock_timestamp()
);
create index emergency_access_of_professional on emergency_access (professional_id, person_id, until desc);
create index emergency_access_by_person_id on emergency_access (person_id);
create trigger emergency_access_is_append_only before update or delete on emergency_access
  for each row execute function refuse_record_change();
create index emergency_access_newest on emergency_access (opened_at desc, id desc);

-- What the medical director found about an emergency access, said once. Append-only
-- (requirement: emergency reviewed).
create table emergency_review (
  emergency_id uuid primary key references emergency_access,
  verdict text not null check (verdict in ('JUSTIFIED', 'NOT_JUSTIFIED')),
  note text not null,
  reviewed_by uuid not null references account,
  reviewed_at timestamptz not null
);
create index emergency_review_by_reviewed_by on emergency_review (reviewed_by);
create trigger emergency_review_is_append_only before update or delete on emergency_review
  for each row execute function refuse_record_change();
