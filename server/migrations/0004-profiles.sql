-- People: holders, their dependants and professionals. Only a dependant has no account.
create table person (
  id uuid primary key,
  account_id uuid unique references account,
  alias text,
  first_name text not null,
  last_name text not null,
  sex_str text not null check (sex_str in ('FEMALE', 'MALE', 'NON_BINARY')),
  birth_date date not null check (birth_date >= date '1900-01-01'),
  id_number text not null,
  cuil text check (cuil ~ '^\d{11}$'),
  phone_number text,
  created_at timestamptz not null default now()
);

create table address (
  person_id uuid primary key references person,
  street text not null,
  number text not null,
  number_department text,
  floor text,
  postal_code text not null,
  between_streets text,
  city text not null,
  province text not null,
  country text not null default 'Argentina'
);

create table patient (
  person_id uuid primary key references person,
  clinic_history_id bigint generated always as identity (start with 5501) unique,
  full_profile boolean not null default false,
  attention_type text check (attention_type in ('Obra Social', 'Particular')),
  prepaid_health_category_id integer references prepaid_health_category,
  affiliate_number text,
  size numeric(3, 2),
  weight numeric(5, 1),
  allergies text,
  family_history text,
  vaccines text,
  gynecological_data text
);

-- Previous diseases, surgeries and frequent medicines of a patient; free text has no catalogue id.
create table patient_antecedent (
  id uuid primary key,
  person_id uuid not null references patient,
  kind text not null check (kind in ('disease', 'surgery', 'medication')),
  catalog_id integer,
  name text not null,
  unique (person_id, kind, name)
);

create table family_link (
  id uuid primary key,
  holder_id uuid not null references person,
  member_id uuid not null unique references person,
  relationship_to_titular text not null check (relationship_to_titular in ('SPOUSE', 'PARTNER', 'OFFSPRING', 'IN_CHARGE')),
  status text not null default 'ACTIVE' check (status in ('PENDING', 'ACTIVE', 'ENDED')),
  created_at timestamptz not null default now(),
  check (holder_id <> member_id)
);
create index family_link_of_holder on family_link (holder_id) where status = 'ACTIVE';

create table professional (
  account_id uuid primary key references account,
  person_id uuid not null unique references person,
  full_profile boolean not null default false,
  profession text,
  refeps_code text,
  academic_training text,
  professional_address text,
  attention_particular boolean not null default false,
  restricted_authorisation text,
  verification text not null default 'PENDING_VERIFICATION'
    check (verification in ('PENDING_VERIFICATION', 'VERIFIED', 'SUSPENDED')),
  verified_at timestamptz,
  verified_by text
);

create table professional_licence (
  id uuid primary key,
  professional_id uuid not null references professional,
  number text not null,
  type_licence_str text not null check (type_licence_str in ('NATIONAL', 'PROVINCIAL')),
  issuer text not null,
  jurisdiction_code text references province,
  valid_until date,
  position integer not null,
  unique (professional_id, position)
);

create table professional_specialty (
  professional_id uuid not null references professional,
  specialty_id integer not null references specialty,
  position integer not null,
  primary key (professional_id, specialty_id)
);
