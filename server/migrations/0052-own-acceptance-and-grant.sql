-- Who was mailed about a group that waits for them, last: one mail an account and holder in thirty days (SR-09).
create table family_invitation_mail (
  holder_id uuid not null references person,
  account_id uuid not null references account,
  link_id uuid not null references family_link,
  sent_at timestamptz not null,
  primary key (holder_id, account_id)
);

-- From 16 it is the dependant who lets the holder read a consultation: an answer about that one alone, yes or no (SR-09, D-40).
alter table consent_text drop constraint consent_text_kind_check;
alter table consent_text add constraint consent_text_kind_check
  check (kind in ('terms', 'privacy', 'teleconsultation', 'holder-reading'));
alter table consent add column consultation_id uuid unique references consultation;
alter table consent add column granted boolean not null default true;
alter table consent add constraint consent_refusal_is_of_a_consultation
  check (granted or consultation_id is not null);
drop index consent_in_force;
create unique index consent_in_force on consent (person_id, consent_text_id)
  where withdrawn_at is null and consultation_id is null;
create trigger consultation_consent_is_append_only before update or delete on consent
  for each row when (old.consultation_id is not null) execute function refuse_record_change();

-- Whether a consultation is closed to an account that answers for its patient: the patient said no. Never to the
-- patient's own account, nor to a reader who answers for nobody, which is null.
create function held_back_from(reader uuid, consultation uuid) returns boolean language sql stable as $$
  select reader is not null and exists (
    select from consent join person on person.id = consent.person_id
    where consent.consultation_id = consultation and not consent.granted
      and person.account_id is distinct from reader)
$$;
