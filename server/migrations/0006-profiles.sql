-- People: holders, dependants and professionals. Only dependants may have no account.
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
  -- Identification of people without a CUIL: CUIT, CDI or passport (Res. MS 2214/2025). Nobody has both;
  -- saving a patient's profile requires one of them.
  other_identification_type text check (other_identification_type in ('CUIT', 'CDI', 'PASSPORT')),
  other_identification_number text,
  phone_number text,
  created_at timestamptz not null default now(),
  check ((other_identification_type is null) = (other_identification_number is null)),
  check (cuil is null or other_identification_type is null),
  -- A passport's letters and digits, or eleven digits with a check digit.
  check (
    case
      when other_identification_type is null then true
      when other_identification_type = 'PASSPORT'
        then other_identification_number ~ '^[A-Z0-9]{6,12}$'
      when other_identification_number ~ '^[25]\d{10}$' then (
        5 * substr(other_identification_number, 1, 1)::integer
        + 4 * substr(other_identification_number, 2, 1)::integer
        + 3 * substr(other_identification_number, 3, 1)::integer
        + 2 * substr(other_identification_number, 4, 1)::integer
        + 7 * substr(other_identification_number, 5, 1)::integer
        + 6 * substr(other_identification_number, 6, 1)::integer
        + 5 * substr(other_identification_number, 7, 1)::integer
        + 4 * substr(other_identification_number, 8, 1)::integer
        + 3 * substr(other_identification_number, 9, 1)::integer
        + 2 * substr(other_identification_number, 10, 1)::integer
        + substr(other_identification_number, 11, 1)::integer
      ) % 11 = 0
      else false
    end)
);
-- Looked up to ask its owner (requirement: no search by DNI), and by staff (requirement: search by staff).
create index person_of_dni on person (id_number);
-- The words of a name, which staff searches accounts by.
create index person_of_name on person
  using gin (search_text(first_name || ' ' || last_name) gin_trgm_ops) where account_id is not null;

-- Changes of the telephone of an account's own person, which its mailbox may undo for a while
-- (requirement: change of telephone). The mailed key is stored as a hash.
create table telephone_change (
  id uuid primary key,
  account_id uuid not null references account,
  old_number text not null,
  undo_hash bytea not null unique,
  changed_at timestamptz not null,
  undo_expires_at timestamptz not null,
  -- Undone, itself or an earlier one.
  ended_at timestamptz
);
create index telephone_change_by_account_id on telephone_change (account_id);

-- The code that was sent last to the telephone of an account, as a keyed hash (requirement: confirmed telephone).
create table telephone_code (
  account_id uuid primary key references account,
  phone_number text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- The telephone that an account confirmed. It counts as long as the profile says the same.
create table confirmed_telephone (
  account_id uuid primary key references account,
  phone_number text not null,
  confirmed_at timestamptz not null
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
  -- When staff verified the claimed coverage with the insurer (requirement: declared coverage).
  coverage_verified_at timestamptz,
  size numeric(3, 2),
  weight numeric(5, 1),
  allergies text,
  family_history text,
  vaccines text,
  gynecological_data text
);
create index patient_by_prepaid_health_category_id on patient (prepaid_health_category_id);

-- Diseases, surgeries and frequent medicines of a patient; free text has no catalogue id.
create table patient_antecedent (
  id uuid primary key,
  person_id uuid not null references patient,
  kind text not null check (kind in ('disease', 'surgery', 'medication')),
  catalog_id integer,
  name text not null,
  unique (person_id, kind, name)
);

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
  -- Nobody attends before staff has verified the licences (requirement: verified licence).
  verification text not null default 'PENDING_VERIFICATION'
    check (verification in ('PENDING_VERIFICATION', 'VERIFIED', 'SUSPENDED')),
  verified_at timestamptz,
  verified_by text,
  -- What the registry says, in the words of who verified, and the address of its entry.
  evidence text,
  evidence_link text,
  -- What staff asks the professional to correct; gone once they saved their profile.
  observation text,
  -- Counts the saved profiles: staff verifies the one that was read.
  version integer not null default 0,
  -- Counts what was decided of the verification: an answer of the registry that was asked for earlier changes nothing.
  decisions integer not null default 0,
  -- Whether the registry's answer suspended, and not staff.
  suspended_by_registry boolean not null default false,
  check (not suspended_by_registry or verification = 'SUSPENDED'),
  check (observation is null or verification = 'PENDING_VERIFICATION')
);
create index professional_suspended_by_registry on professional (account_id) where suspended_by_registry;
create index professional_by_verification on professional (verification, account_id desc);

-- Licences of a professional, in the order in which they sign, each once (requirement: stated licences).
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
create unique index one_of_each_licence on professional_licence
  (professional_id, number, type_licence_str, issuer, jurisdiction_code) nulls not distinct;
create index professional_licence_by_end on professional_licence (valid_until) where valid_until is not null;
create index professional_licence_by_jurisdiction_code on professional_licence (jurisdiction_code);

create table professional_specialty (
  professional_id uuid not null references professional,
  specialty_id integer not null references specialty,
  position integer not null,
  primary key (professional_id, specialty_id)
);
create index professional_specialty_by_specialty_id on professional_specialty (specialty_id);

-- Insurers whose patients a professional attends. Two lists, prepaid_healths and health_care_providers,
-- are stored as sent; one insurer may be in both.
create table professional_insurer (
  professional_id uuid not null references professional,
  prepaid_health_id integer not null references prepaid_health,
  is_provider boolean not null default false,
  primary key (professional_id, prepaid_health_id, is_provider)
);
create index professional_insurer_by_prepaid_health_id on professional_insurer (prepaid_health_id);

-- Draft of a profile, saved step by step: the own one, a new member's or a member's. A step is saved only
-- over the version that was read (requirement: draft kept).
create table profile_draft (
  account_id uuid not null references account,
  subject text not null,
  version integer not null check (version > 0),
  step integer not null,
  content jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, subject)
);

-- Encrypted files: each under its own key, wrapped by the installation's (requirement: sealed files).
create table stored_file (
  -- 128 random bits, which cannot be guessed (requirement: unguessable names).
  id text primary key,
  account_id uuid not null references account,
  -- Null for a draft, which `subject` identifies.
  person_id uuid references person,
  subject text not null,
  purpose text not null check (purpose in ('study', 'photo', 'signature')),
  filename text not null,
  mimetype text not null,
  size integer not null check (size > 0),
  sha256 text not null,
  sealed bytea,
  wrapped_key bytea,
  key_id text,
  created_at timestamptz not null default clock_timestamp(),
  -- A study waits for the antivirus, and nobody opens it meanwhile (requirement: antivirus).
  state text not null check (state in ('IN_REVIEW', 'AVAILABLE', 'REFUSED')),
  -- When the check was last requested; after a long time it is requested again.
  review_asked_at timestamptz,
  -- Once a professional opened it, it is hidden and not deleted (requirement: seen study stays).
  seen_at timestamptz,
  hidden_at timestamptz,
  -- A refused file is only a name: bytes and key are deleted. All others have both.
  constraint stored_file_refused_is_empty
    check (num_nulls(sealed, wrapped_key, key_id) = case state when 'REFUSED' then 3 else 0 end),
  constraint stored_file_review_was_asked check (state <> 'IN_REVIEW' or review_asked_at is not null),
  -- Photos and signatures are re-encoded, so they need no check.
  constraint stored_file_only_studies_wait check (state = 'AVAILABLE' or purpose = 'study')
);
create index stored_file_of_person on stored_file (person_id) where hidden_at is null;
create index stored_file_of_account on stored_file (account_id, subject) where person_id is null;
create index stored_file_by_account_id on stored_file (account_id);
create unique index stored_file_one_image on stored_file (account_id, purpose)
  where purpose <> 'study' and hidden_at is null;
create index stored_file_in_review on stored_file (review_asked_at) where state = 'IN_REVIEW';
