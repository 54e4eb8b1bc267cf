-- What an insurer, or a patient who pays alone, pays a professional for a visit, from a day on until the next
-- tariff of the same kind (requirement: tariff of the day). Without a specialty it is for all of them.
create table tariff (
  id integer primary key generated always as identity,
  prepaid_health_id integer not null references prepaid_health,
  consultation_type text not null check (consultation_type in ('VIRTUAL_GUARD', 'APPOINTMENT')),
  specialty_id integer references specialty,
  valid_from date not null,
  -- Whole centavos.
  price bigint not null check (price >= 0),
  active boolean not null default true,
  unique nulls not distinct (prepaid_health_id, consultation_type, specialty_id, valid_from)
);
create index tariff_by_specialty_id on tariff (specialty_id);
