-- Versioned texts and who accepted them for whom. A withdrawal is a date, never a deletion
-- (requirement: text versions).
create table consent_text (
  id uuid primary key,
  kind text not null check (kind in ('terms', 'privacy', 'teleconsultation', 'holder-reading', 'whatsapp')),
  version integer not null,
  title text not null,
  body text not null,
  body_hash text not null,
  published_at timestamptz not null default now(),
  -- What is new in it, in the words of who published it, and who that was; nobody where it came with the product.
  changes text not null default '',
  published_by uuid references account,
  unique (kind, version)
);

create index consent_text_by_published_by on consent_text (published_by);

-- Texts that an account accepted: at signup, and each later version at its next entry.
create table account_consent (
  account_id uuid not null references account,
  consent_text_id uuid not null references consent_text,
  accepted_at timestamptz not null default now(),
  primary key (account_id, consent_text_id)
);
create index account_consent_by_consent_text_id on account_consent (consent_text_id);

create table consent (
  id uuid primary key,
  consent_text_id uuid not null references consent_text,
  person_id uuid not null references person,
  -- A dependant's answer whether the holder may read one consultation (requirement: own grant).
  consultation_id uuid unique references consultation,
  granted boolean not null default true,
  accepted_by uuid not null references account,
  session_id uuid references session,
  accepted_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  constraint consent_refusal_is_of_a_consultation check (granted or consultation_id is not null)
);
create unique index consent_in_force on consent (person_id, consent_text_id)
  where withdrawn_at is null and consultation_id is null;
create index consent_by_consent_text_id on consent (consent_text_id);
create index consent_by_accepted_by on consent (accepted_by);
create index consent_by_session_id on consent (session_id);
create trigger consultation_consent_is_append_only before update or delete on consent
  for each row when (old.consultation_id is not null) execute function refuse_record_change();

-- Whether a consultation is withheld from an account that acts for its patient: the patient said no.
-- Never from the patient's own account, nor from a reader who acts for nobody, which is null.
create function held_back_from(reader uuid, consultation uuid) returns boolean language sql stable as $$
  select reader is not null and exists (
    select from consent join person on person.id = consent.person_id
    where consent.consultation_id = consultation and not consent.granted
      and person.account_id is distinct from reader)
$$;
