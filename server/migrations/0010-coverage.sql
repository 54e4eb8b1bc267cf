-- Consultations counted against plans, and patients' requests about them.

-- Consultations counted in a month; returned when none was held (requirement: monthly count).
create table coverage_use (
  queue_id uuid primary key references guard_queue_entry,
  holder_id uuid not null references person,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- The limit at the time of counting: claiming another plan later in the month does not discard what was
  -- counted.
  monthly_limit integer,
  returned_at timestamptz
);
create index coverage_use_of_month on coverage_use (holder_id, month) where returned_at is null;

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
