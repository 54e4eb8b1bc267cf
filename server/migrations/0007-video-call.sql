-- A join token opens a channel once; text messages are kept with the consultation (D-20, D-22).
create table call_join (
  id uuid primary key,
  channel uuid not null references guard_queue_entry,
  claim_epoch bigint not null,
  account_id uuid not null references account,
  session_id uuid not null references session,
  role text not null check (role in ('publisher', 'subscriber')),
  uid integer not null,
  expires_at timestamptz not null,
  joined_at timestamptz
);
create index call_join_of_channel on call_join (channel);

create table call_message (
  id uuid primary key,
  channel uuid not null references guard_queue_entry,
  account_id uuid not null references account,
  body text not null check (char_length(body) between 1 and 1000),
  sent_at timestamptz not null default clock_timestamp()
);
create index call_message_of_channel on call_message (channel, sent_at);

create table connection_test (
  account_id uuid primary key references account,
  download_ms integer not null,
  upload_ms integer not null,
  tested_at timestamptz not null default now()
);
