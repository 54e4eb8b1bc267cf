-- The in-app inbox. The rank of a status never falls (N1); one notification a recipient and event (N2).
create table notification (
  id uuid primary key,
  account_id uuid not null references account,
  event text not null,
  event_key text not null,
  status text not null default 'CREATED' check (status in ('CREATED', 'DELIVERED', 'READ', 'DELETED')),
  subject text not null,
  description text not null,
  entity_type text,
  entity_id uuid,
  queue_id uuid,
  creation_date timestamptz not null default clock_timestamp(),
  unique (account_id, event_key)
);
create index notification_inbox on notification (account_id, creation_date desc, id desc) where status <> 'DELETED';

-- Messages to the outside world, and in development the mailbox that stands for it.
create table outbound_message (
  id uuid primary key,
  channel text not null check (channel in ('email', 'whatsapp')),
  recipient text not null,
  subject text,
  body_text text not null,
  body_html text,
  status text not null default 'NEW' check (status in ('NEW', 'ACCEPTED', 'ERROR')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  accepted_at timestamptz
);
create index outbound_message_newest on outbound_message (created_at desc);
