-- Two people who change one shift: the second is told, and overwrites nothing.
alter table guard_shift add column version int not null default 1;
