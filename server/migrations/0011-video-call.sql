-- Calls of queue entries: tokens, seats and texts.

-- A token joins a channel once, for the session and claim it was issued for (requirement: join token).
create table call_join (
  id uuid primary key,
  token_hash bytea not null unique,
  visit_id uuid not null references visit,
  claim_epoch bigint not null,
  account_id uuid not null references account,
  session_id uuid not null references session,
  role text not null check (role in ('publisher', 'subscriber')),
  uid integer not null,
  expires_at timestamptz not null,
  joined_at timestamptz
);
create index call_join_of_visit on call_join (visit_id);
create index call_join_by_account_id on call_join (account_id);
create index call_join_by_session_id on call_join (session_id);

-- Seats of calls: one tab per side, on any node. A new tab takes over the row (requirement: join token).
-- A seat has a lease, renewed by its socket, because a killed server cannot report that its people are
-- gone. No index contains the lease, and each page has free space for the new row version, so that a
-- renewal touches no index.
create table call_seat (
  visit_id uuid not null references visit,
  side text not null check (side in ('patient', 'professional')),
  claim_epoch bigint not null,
  account_id uuid not null references account,
  connection_id uuid not null,
  -- Of the media certificate, which the other side compares (requirement: media certificate).
  fingerprint text not null,
  microphone boolean not null,
  camera boolean not null,
  joined_at timestamptz not null,
  lease_until timestamptz not null,
  primary key (visit_id, side)
) with (fillfactor = 60);
create index call_seat_of_connection on call_seat (connection_id);
create index call_seat_by_account_id on call_seat (account_id);

-- Texts of the call, stored as part of the consultation.
create table call_message (
  id uuid primary key,
  visit_id uuid not null references visit,
  account_id uuid not null references account,
  side text not null check (side in ('patient', 'professional')),
  body text not null check (char_length(body) between 1 and 1000),
  sent_at timestamptz not null
);
create index call_message_of_visit on call_message (visit_id, sent_at, id);
create index call_message_by_account_id on call_message (account_id);

create table connection_test (
  account_id uuid primary key references account,
  download_ms integer not null,
  upload_ms integer not null,
  tested_at timestamptz not null
);
