-- Until when what was paid waits for its patient to return to a place lost in the guard's line
-- (requirement: lost place).
alter table private_consultation add column kept_until timestamptz;
alter table private_consultation add check (kept_until is null or state = 'PAID');
