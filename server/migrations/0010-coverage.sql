-- Consultations counted against plans, and patients' requests about them.

-- Consultations counted in a month; returned when none was held (requirement: monthly count).
create table coverage_use (
  visit_id uuid primary key references visit,
  holder_id uuid not null references person,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- The limit at the time of counting: claiming another plan later in the month does not discard what was
  -- counted.
  monthly_limit integer,
  returned_at timestamptz
);
create index coverage_use_of_month on coverage_use (holder_id, month) where returned_at is null;

-- Consultations paid outside of the plan (requirement: private consultation). Amounts are whole centavos.
create table private_consultation (
  id uuid primary key,
  -- Who pays, and gets the money back.
  account_id uuid not null references account,
  -- Who is attended, and by whose plan consultations are counted.
  person_id uuid not null references person,
  holder_id uuid not null references person,
  amount bigint not null check (amount > 0),
  -- Rises with another price or payer: a payment is of one version.
  version integer not null default 1,
  state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'USED', 'RETURNED')),
  visit_id uuid unique references visit,
  created_at timestamptz not null,
  paid_at timestamptz,
  returned_at timestamptz,
  check ((state = 'OPEN') = (paid_at is null)),
  check ((state = 'RETURNED') = (returned_at is not null)),
  check (case state when 'USED' then visit_id is not null when 'RETURNED' then true else visit_id is null end)
);
create unique index one_unused_private_consultation on private_consultation (person_id) where state in ('OPEN', 'PAID');
create index private_consultation_unused on private_consultation (paid_at) where state = 'PAID';
create index private_consultation_by_account_id on private_consultation (account_id);
create index private_consultation_by_person_id on private_consultation (person_id);
create index private_consultation_by_holder_id on private_consultation (holder_id);

-- Requests to staff about a plan: to be called, or to change it. Staff resolves them
-- (requirement: declared coverage).
create table plan_request (
  id uuid primary key,
  kind text not null check (kind in ('CONTACT', 'CHANGE')),
  -- The person of the plan, and the holder who acts for them.
  person_id uuid not null references patient,
  holder_id uuid not null references person,
  -- Contact data at the time of the request.
  holder_name text not null,
  phone_number text,
  plan_name text,
  wanted_plan_id integer references prepaid_health_category,
  affiliate_number text,
  status text not null default 'OPEN' check (status in ('OPEN', 'RESOLVED', 'REJECTED')),
  asked_on date not null,
  created_at timestamptz not null default now(),
  check ((kind = 'CHANGE') = (wanted_plan_id is not null))
);
create index plan_request_of_day on plan_request (holder_id, asked_on) where kind = 'CONTACT';
create unique index one_open_plan_change on plan_request (person_id) where kind = 'CHANGE' and status = 'OPEN';
create index plan_request_open on plan_request (created_at) where status = 'OPEN';
create index plan_request_by_wanted_plan_id on plan_request (wanted_plan_id);
