-- News that went by WhatsApp: whose they were and where they led, so that a mail takes over what does not arrive.
create table notification_whatsapp (
  message_id uuid primary key references outbound_message on delete cascade,
  account_id uuid not null references account,
  kind text not null check (kind in ('RECORDS', 'APPOINTMENTS', 'ORDERS', 'CLINIC')),
  leads_to text not null,
  -- SENT until it failed for good; NUMBER_FAILED counts against the telephone until it is to be confirmed again.
  state text not null default 'SENT' check (state in ('SENT', 'TAKEN_OVER', 'NUMBER_FAILED'))
);
create index notification_whatsapp_of_account on notification_whatsapp (account_id, message_id desc);
