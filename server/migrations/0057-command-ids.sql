-- A command carries an id of its sender's choice: sent again it is the same act, and is done once (RR-04).
alter table guard_queue_event
  add constraint guard_queue_event_command_id_of_somebody
    check (command_id is null or (account_id is not null and command_id ~ '^[A-Za-z0-9_-]{16,64}$'));
create unique index guard_queue_event_once on guard_queue_event (account_id, command_id)
  where command_id is not null;
