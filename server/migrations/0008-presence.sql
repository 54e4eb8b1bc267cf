-- Professionals on duty, as long as they send heart-beats (requirement: duty by signs of life). Leases
-- are renewed every few seconds: no index contains them, and each page has free space for the new row
-- version, so that a renewal touches no index.
create table professional_presence (
  account_id uuid primary key references account,
  specialty_id integer not null references specialty,
  available boolean not null default false,
  lease_until timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 60);
create index professional_presence_on_duty on professional_presence (specialty_id) where available;
