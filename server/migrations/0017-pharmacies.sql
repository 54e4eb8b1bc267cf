-- Pharmacies, their branches, and which account serves at which counter.

-- Known by its CUIT. One that closed is deactivated, never deleted: what it handed over stays.
create table pharmacy (
  id uuid primary key default gen_random_uuid(),
  cuit text not null unique check (cuit ~ '^\d{11}$'),
  name text not null,
  active boolean not null default true
);

-- Name and place belong to the installation; address, telephone and hours are kept by the branch.
create table branch_office (
  id uuid primary key default gen_random_uuid(),
  pharmacy_id uuid not null references pharmacy,
  name text not null,
  street_name text not null,
  street_number text not null,
  phone_number text not null,
  locality text not null,
  province_code text not null references province,
  -- The week as the contract's schema of opening hours has it.
  opening_hours jsonb not null default '[]' check (jsonb_typeof(opening_hours) = 'array'),
  version integer not null default 1,
  active boolean not null default true,
  unique (pharmacy_id, name)
);
create index branch_office_by_province_code on branch_office (province_code);

-- An account serves at one branch, and without one at none. One that was never activated is deleted.
create table branch_account (
  account_id uuid primary key references account on delete cascade,
  branch_id uuid not null references branch_office,
  bound_at timestamptz not null default now()
);
create index branch_account_by_branch_id on branch_account (branch_id);
