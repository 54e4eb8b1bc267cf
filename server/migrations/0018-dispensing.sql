-- What pharmacies did with prescriptions: handed over, or blocked. Rows are only ever added.

-- What was handed over, when, where and by whom (requirement: dispensing record). One a prescription, partial or not
-- (requirement: dispensed once). Pharmacy and branch as they were called on that day.
create table dispensing (
  id uuid primary key,
  prescription_id uuid not null unique references prescription,
  branch_id uuid not null references branch_office,
  account_id uuid not null references account,
  pharmacy_name text not null,
  branch_name text not null,
  pharmacist_name text not null,
  pharmacist_licence text not null,
  dispensed_at timestamptz not null,
  partial boolean not null
);
create index dispensing_of_branch on dispensing (branch_id, dispensed_at desc, id desc);
create index dispensing_by_account_id on dispensing (account_id);
create trigger dispensing_is_append_only before update or delete on dispensing
  for each row execute function refuse_record_change();

-- One for each line of the prescription: of nothing there is no product to name.
create table dispensing_line (
  line_id uuid primary key references prescription_line,
  dispensing_id uuid not null references dispensing,
  product text not null,
  pack text not null,
  quantity integer not null check (quantity >= 0),
  lot text not null,
  -- Why another medicine than the one written was handed over.
  substitution text,
  check (quantity = 0 or (product <> '' and pack <> '' and lot <> ''))
);
create index dispensing_line_of_dispensing on dispensing_line (dispensing_id);
create trigger dispensing_line_is_append_only before update or delete on dispensing_line
  for each row execute function refuse_record_change();

-- What a pharmacist took for a manifest error. It stays when the prescriber lets the prescription be served again.
create table prescription_block (
  id uuid primary key,
  prescription_id uuid not null references prescription,
  branch_id uuid not null references branch_office,
  account_id uuid not null references account,
  pharmacy_name text not null,
  branch_name text not null,
  pharmacist_name text not null,
  pharmacist_licence text not null,
  reason text not null check (char_length(reason) between 1 and 256),
  blocked_at timestamptz not null
);
create index prescription_block_of_prescription on prescription_block (prescription_id);
create index prescription_block_by_branch_id on prescription_block (branch_id);
create index prescription_block_by_account_id on prescription_block (account_id);
create trigger prescription_block_is_append_only before update or delete on prescription_block
  for each row execute function refuse_record_change();
