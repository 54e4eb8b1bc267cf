-- When whoever lost a place in line to inactivity said that they know: they are not told again (SR-33).
alter table guard_queue_entry add column loss_seen_at timestamptz;
