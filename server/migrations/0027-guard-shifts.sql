-- When the guard professionals of the staff attend the guard, week by week (requirement: guard hours).

-- The minutes of a week, Monday first, that a shift takes; one that goes over Sunday's midnight goes on on Monday.
create function guard_week_part(weekday text, starts_at integer, length integer) returns int4multirange
  language sql immutable parallel safe strict
  return (
    select case
      when begins + length <= 10080 then int4multirange(int4range(begins, begins + length))
      else int4multirange(int4range(begins, 10080), int4range(0, begins + length - 10080))
    end
    from (select 1440 * (array_position(
      array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'], weekday) - 1)
      + starts_at as begins) as week);

-- In minutes from midnight in Argentina, on half hours. A shift is ended and never deleted.
create table guard_shift (
  id uuid primary key,
  professional_id uuid not null references professional,
  specialty_id integer not null references specialty,
  weekday text not null check (
    weekday in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')
  ),
  starts_at integer not null check (starts_at between 0 and 1410 and starts_at % 30 = 0),
  minutes integer not null check (minutes between 30 and 1440 and minutes % 30 = 0),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  on_holidays boolean not null,
  ended_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- Nobody is on guard twice at one time.
  constraint guard_shift_without_overlap exclude using gist (
    professional_id with =,
    guard_week_part(weekday, starts_at, minutes) with &&,
    daterange(valid_from, valid_until, '[]') with &&
  ) where (ended_at is null)
);
create index guard_shift_in_force on guard_shift (valid_until) where ended_at is null;
create index guard_shift_by_professional_id on guard_shift (professional_id);
create index guard_shift_by_specialty_id on guard_shift (specialty_id);
