-- What every capability leans on: messages to the outside, and a guard for rows that are only ever added.

-- Mails and other messages, sent after the transaction that caused them (requirement: outbox).
-- In development the table is also the mailbox.
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

-- For the triggers of tables whose rows are never changed or deleted (requirement: append-only record).
create function refuse_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a record has said is never changed or deleted';
end $$;
