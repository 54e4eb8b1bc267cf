-- Staff reads the reason of an exception only where staff wrote it: what professionals note is their own.
alter table agenda_exception add column by_staff boolean not null default false;
