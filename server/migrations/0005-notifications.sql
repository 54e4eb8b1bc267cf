-- The in-app inbox, and by which ways an account hears of something outside the product.

-- The status only moves forward, and an event notifies each person once.
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

-- Devices that are called while their browser is closed. They belong to the session that allowed it, and end with it.
create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account,
  session_id uuid not null references session on delete cascade,
  -- Of the browser: whoever logs in there next has it.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index push_subscription_by_account_id on push_subscription (account_id, created_at);
create index push_subscription_by_session_id on push_subscription (session_id);

-- What an account chose; accounts that never chose have no row. Each list holds the kinds of events that its channel
-- tells of.
create table notification_preference (
  account_id uuid primary key references account,
  email text[] not null,
  whatsapp text[] not null,
  push text[] not null,
  -- Quiet hours, as the clock in Argentina says them.
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  constraint notification_preference_quiet_whole check (num_nulls(quiet_from, quiet_to) in (0, 2)),
  constraint notification_preference_quiet_not_all_day check (quiet_from <> quiet_to)
);
