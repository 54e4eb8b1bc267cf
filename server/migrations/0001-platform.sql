-- Common to every capability: outgoing messages, and a trigger for append-only tables.

-- Mails and other messages, sent after their transaction (requirement: outbox). In development the table
-- is also the mailbox.
create table outbound_message (
  id uuid primary key,
  channel text not null check (channel in ('email', 'whatsapp')),
  recipient text not null,
  subject text,
  body_text text not null,
  body_html text,
  -- An appointment for the reader's calendar (RFC 5545), which the mail carries as a file.
  calendar text,
  status text not null default 'NEW' check (status in ('NEW', 'ACCEPTED', 'ERROR')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  accepted_at timestamptz
);
create index outbound_message_newest on outbound_message (created_at desc);
create index outbound_message_failed on outbound_message (created_at) where status = 'ERROR';

-- Trigger function of append-only tables (requirement: append-only record).
create function refuse_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a record has said is never changed or deleted';
end $$;
