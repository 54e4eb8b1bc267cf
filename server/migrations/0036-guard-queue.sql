-- Who wishes to be told once somebody attends the guard: one wish per account, gone once told or taken back (decision 0070).
create table duty_wish (
  account_id uuid primary key references account,
  wished_at timestamptz not null
);
create index duty_wish_by_time on duty_wish (wished_at);
