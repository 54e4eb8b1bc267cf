-- The order of arrival is that of the milliseconds which travel, and of the id within one: finer ones, compared
-- with a date of the application, put several people in the same place.
alter table guard_queue_entry alter column created_at type timestamptz(3);
