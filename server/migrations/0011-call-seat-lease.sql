-- A seat lives as long as its socket is heard from: a killed server cannot say that its people are gone.
alter table call_seat add column lease_until timestamptz not null default now();
alter table call_seat alter column lease_until drop default;
