-- Which professionals are on duty, as long as they give signs of life (requirement: duty by signs of life).
-- A lease is renewed every few seconds: no index holds it, and each page keeps room for the next row, so that a
-- renewal touches no index.
create table professional_presence (
  account_id uuid primary key references account,
  specialty_id integer not null references specialty,
  available boolean not null default false,
  lease_until timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 60);
create index professional_presence_on_duty on professional_presence (specialty_id) where available;
