-- What a plan pays for, and what patients ask about it.

-- Consultations counted against the plan of the month; given back when nothing was held (requirement: monthly count).
create table coverage_use (
  queue_id uuid primary key references guard_queue_entry,
  holder_id uuid not null references person,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- The limit under which it was counted stays with it: whoever says to have another plan later in the month does
  -- not leave behind what was counted.
  monthly_limit integer,
  returned_at timestamptz
);
create index coverage_use_of_month on coverage_use (holder_id, month) where returned_at is null;

-- What patients ask staff about their plan: to be called, or to change it. Staff resolves
-- (requirement: declared coverage).
create table plan_request (
  id uuid primary key,
  kind text not null check (kind in ('CONTACT', 'CHANGE')),
  -- Whose plan it is, and the holder who answers for it.
  person_id uuid not null references patient,
  holder_id uuid not null references person,
  -- As they were when it was asked: whom to call, and about what.
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
