-- What staff does to the standing of somebody's account: the list of those acts, and those that wait for a
-- second person (requirement: second person).
create table staff_act (
  id uuid primary key,
  kind text not null check (kind in (
    'ACTIVATION_MAIL', 'RESET_MAIL', 'DEACTIVATE', 'REACTIVATE', 'END_SESSIONS', 'REMOVE_SECOND_FACTOR',
    'VERIFY', 'OBSERVE', 'SUSPEND', 'LIFT_SUSPENSION', 'CREATE_ACCOUNT', 'CHANGE_ROLE', 'PUBLISH_TEXT',
    'PSEUDONYMISE', 'OFFER_EXPORT')),
  -- No foreign key: an account that was never activated is deleted, what was done to it stays.
  subject_id uuid not null,
  subject text not null,
  payload jsonb not null,
  reason text not null,
  needs_second boolean not null,
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz,
  decision text check (decision in ('APPROVED', 'REJECTED', 'EXPIRED')),
  rejection text,
  check ((decision is null) = (decided_at is null)),
  check (coalesce(decision in ('APPROVED', 'REJECTED'), false) = (decided_by is not null)),
  check (coalesce(decision = 'REJECTED', false) = (rejection is not null)),
  constraint staff_act_second_is_another check (not needs_second or decided_by <> asked_by),
  constraint staff_act_without_second_is_done check (needs_second or decision = 'APPROVED')
);
create index staff_act_of_subject on staff_act (subject_id, id desc);
create index staff_act_for_second on staff_act (id desc) where needs_second;
-- What waits is asked for once.
create unique index staff_act_waits_once on staff_act (kind, subject_id) where decision is null;
create index staff_act_waiting on staff_act (id desc) where decision is null;
create index staff_act_by_asked_by on staff_act (asked_by);
create index staff_act_by_decided_by on staff_act (decided_by);
