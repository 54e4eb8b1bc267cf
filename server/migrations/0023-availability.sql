-- When professionals give appointments.

create extension if not exists btree_gist;

-- Whose the agenda is to change: an office professional's own, or the technical director's for the guard
-- professionals of the staff (requirement: own agenda).
create table agenda (
  professional_id uuid primary key references professional,
  kind text not null check (kind in ('OFFICE', 'STAFF_GUARD'))
);

-- Hours of one day of the week, in minutes from midnight in Argentina. Rows that were saved together share
-- group_id. Rows are closed and never deleted: appointments name them. Booking locks the row.
create table schedule (
  id uuid primary key,
  group_id uuid not null,
  professional_id uuid not null references professional,
  weekday text not null check (
    weekday in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')
  ),
  check_in integer not null check (check_in between 0 and 1420 and check_in % 20 = 0),
  check_out integer not null check (check_out <= 1440 and check_out % 20 = 0 and check_out > check_in),
  start_date date not null,
  date_to date not null check (date_to >= start_date),
  attention_type_id integer not null check (attention_type_id in (1, 2)),
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  -- Nobody attends twice at one time (requirement: one agenda per hour).
  constraint schedule_without_overlap exclude using gist (
    professional_id with =,
    weekday with =,
    int4range(check_in, check_out) with &&,
    daterange(start_date, date_to, '[]') with &&
  ) where (closed_at is null)
);
create index schedule_open on schedule (professional_id, date_to) where closed_at is null;
create index schedule_of_group on schedule (group_id);

-- The insurers whose patients book in some hours; none for private hours.
create table schedule_insurer (
  schedule_id uuid not null references schedule,
  prepaid_health_id integer not null references prepaid_health,
  primary key (schedule_id, prepaid_health_id)
);
create index schedule_insurer_by_prepaid_health_id on schedule_insurer (prepaid_health_id);

-- What is different on one day: hours in which nobody is attended, or that are open although it is a holiday.
create table agenda_exception (
  id uuid primary key,
  professional_id uuid not null references professional,
  kind text not null check (kind in ('BLOCKED', 'OPEN_HOLIDAY')),
  day date not null,
  check_in integer not null check (check_in >= 0 and check_in % 20 = 0),
  check_out integer not null check (check_out <= 1440 and check_out % 20 = 0 and check_out > check_in),
  reason text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  unique (professional_id, kind, day, check_in, check_out)
);
