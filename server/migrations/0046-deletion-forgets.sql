-- What still has to reach the owner of deleted data goes out, and its address is taken away then
-- (requirement: deletion of data).
alter table outbound_message add column forgets_recipient boolean not null default false;

-- Nobody reads these: staff reads how to reach who asks in the request itself, where a deletion takes it away.
alter table plan_request drop column holder_name, drop column phone_number;
