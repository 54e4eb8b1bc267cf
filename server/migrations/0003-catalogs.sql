-- Lists the clinic chooses from. A row in use is deactivated, never deleted.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent is only STABLE because its dictionary may change; searches need it in an index.
create function search_text(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create table specialty (
  id integer primary key,
  name text not null unique,
  on_guard boolean not null default false,
  active boolean not null default true
);

create table prepaid_health (
  id integer primary key,
  name text not null unique,
  active boolean not null default true
);

-- A plan. Null monthly_consultations means unlimited.
create table prepaid_health_category (
  id integer primary key,
  prepaid_health_id integer not null references prepaid_health,
  name text not null,
  monthly_consultations integer check (monthly_consultations >= 0),
  family_members_allowed integer not null default 3 check (family_members_allowed between 0 and 3),
  active boolean not null default true,
  unique (prepaid_health_id, name)
);

create table diagnosis (
  cie_10 text primary key,
  name text not null,
  active boolean not null default true
);
create index diagnosis_search on diagnosis using gin (search_text(cie_10 || ' ' || name) gin_trgm_ops);

-- A medicine by its generic name (Ley 25.649): form and strength belong to the row, brands do not.
create table medication (
  id integer primary key,
  generic_name text not null,
  form text not null,
  concentration text not null,
  presentation text not null,
  sale_condition text not null check (sale_condition in ('free', 'prescription', 'archived', 'restricted')),
  active boolean not null default true,
  unique (generic_name, form, concentration, presentation)
);
create index medication_search on medication using gin (search_text(generic_name || ' ' || concentration || ' ' || form) gin_trgm_ops);

-- Provinces with their two-digit INDEC code, which is also the jurisdiction of a licence (LW-16).
create table province (
  indec_code text primary key check (indec_code ~ '^\d{2}$'),
  name text not null unique
);
