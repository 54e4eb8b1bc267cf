-- Versioned texts and who accepted them for whom. A withdrawal is a date, never a deletion (D-40).
create table consent_text (
  id uuid primary key,
  kind text not null check (kind in ('terms', 'privacy', 'teleconsultation')),
  version integer not null,
  title text not null,
  body text not null,
  body_hash text not null,
  published_at timestamptz not null default now(),
  unique (kind, version)
);

create table consent (
  id uuid primary key,
  consent_text_id uuid not null references consent_text,
  person_id uuid not null references person,
  accepted_by uuid not null references account,
  session_id uuid references session,
  accepted_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index consent_in_force on consent (person_id, consent_text_id) where withdrawn_at is null;
