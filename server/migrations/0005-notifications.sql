-- The in-app inbox. The status only moves forward, and an event notifies each person once.
create table notification (
  id uuid primary key,
  account_id uuid not null references account,
  event text not null,
  event_key text not null,
  status text not null default 'CREATED' check (status in ('CREATED', 'DELIVERED', 'READ', 'DELETED')),
  subject text not null,
  description text not null,
  entity_type text check (entity_type in ('document', 'consultation')),
  entity_id uuid,
  visit_id uuid,
  creation_date timestamptz not null default clock_timestamp(),
  unique (account_id, event_key)
);
create index notification_inbox on notification (account_id, creation_date desc, id desc) where status <> 'DELETED';
