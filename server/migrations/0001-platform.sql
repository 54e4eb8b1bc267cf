-- Common to every capability: outgoing messages, and a trigger for append-only tables.

-- Mails and other messages, sent after their transaction (requirement: outbox). In development the table
-- is also the mailbox.
create table outbound_message (
  id uuid primary key,
  channel text not null check (channel in ('email', 'whatsapp', 'push')),
  recipient text not null,
  subject text,
  body_text text not null,
  body_html text,
  -- An appointment for the reader's calendar (RFC 5545), which the mail carries as a file.
  calendar text,
  -- Of WhatsApp: the template that the provider approved, and what its numbered places say.
  approved_template jsonb,
  status text not null default 'NEW' check (status in ('NEW', 'ACCEPTED', 'ERROR')),
  attempts integer not null default 0,
  last_error text,
  -- Until when the node that sends it has it for itself.
  sending_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  accepted_at timestamptz,
  -- When it was given up: nothing but a person sends it again.
  dead_at timestamptz,
  -- From when on it is of no more use: then it is given up without a try.
  not_after timestamptz,
  -- What the provider calls it.
  provider_id text,
  -- What the provider told about it afterwards; it only rises, in this order.
  reached text check (reached in ('SENT', 'FAILED', 'DELIVERED', 'READ')),
  constraint outbound_message_approved_template check (channel = 'whatsapp' or approved_template is null),
  constraint outbound_message_given_up_after_an_error check (dead_at is null or status = 'ERROR')
);
create index outbound_message_newest on outbound_message (created_at desc, id desc);
create index outbound_message_by_status on outbound_message (status, created_at desc, id desc);
create index outbound_message_given_up on outbound_message (created_at desc, id desc) where dead_at is not null;
create unique index outbound_message_by_provider_id on outbound_message (channel, provider_id);

-- Trigger function of append-only tables (requirement: append-only record).
create function refuse_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a record has said is never changed or deleted';
end $$;
