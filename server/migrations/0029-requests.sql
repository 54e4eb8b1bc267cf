-- What people ask of the staff, or report to it: one list, written in the transaction of what is asked.
create table staff_request (
  id uuid primary key,
  kind text not null check (kind in (
    'PLAN_CONTACT', 'PLAN_CHANGE', 'PROBLEM', 'LOW_RATING', 'CORRECTION',
    'PAPER_COPY', 'ACCESS', 'RECTIFICATION', 'DELETION', 'FAMILY')),
  state text not null default 'OPEN' check (state in ('OPEN', 'IN_PROGRESS', 'RESOLVED', 'REJECTED')),
  -- Who asks, and whom it is about.
  account_id uuid not null references account,
  person_id uuid references person,
  visit_id uuid references visit,
  -- What it says, as it was asked.
  details jsonb not null,
  -- What may be asked once at a time (requirement: asked once).
  once_key text,
  created_at timestamptz not null,
  -- Until when there is time, and when it is pointed out (requirement: data clocks).
  due_at timestamptz,
  alarm_at timestamptz,
  -- What is most urgent comes first: what is due, and what waits longest.
  urgent_at timestamptz not null generated always as (coalesce(due_at, created_at)) stored,
  assigned_to uuid references account,
  closed_at timestamptz,
  answer text,
  check ((state in ('RESOLVED', 'REJECTED')) = (closed_at is not null)),
  check ((closed_at is null) = (answer is null)),
  check ((due_at is null) = (alarm_at is null)),
  check (state <> 'IN_PROGRESS' or assigned_to is not null),
  check (state <> 'OPEN' or assigned_to is null)
);
create unique index staff_request_asked_once on staff_request (once_key) where closed_at is null;
create index staff_request_open on staff_request (urgent_at, id) where closed_at is null;
create index staff_request_open_of_kind on staff_request (kind, urgent_at, id) where closed_at is null;
create index staff_request_in_state on staff_request (state, urgent_at desc, id desc);
create index staff_request_of_kind on staff_request (kind, state, urgent_at desc, id desc);
create index staff_request_of_account on staff_request (account_id, id desc);
create index staff_request_by_assigned_to on staff_request (assigned_to);
create index staff_request_by_person_id on staff_request (person_id);
create index staff_request_by_visit_id on staff_request (visit_id);

-- What was done about a request: notes, who took it, how it ended.
create table staff_request_event (
  id uuid primary key,
  request_id uuid not null references staff_request,
  step text not null check (step in ('TAKEN', 'RELEASED', 'NOTE', 'IDENTITY_CHECKED', 'RESOLVED', 'REJECTED')),
  account_id uuid not null references account,
  at timestamptz not null,
  body text
);
create index staff_request_event_of_request on staff_request_event (request_id, id);
create index staff_request_event_by_account_id on staff_request_event (account_id);
