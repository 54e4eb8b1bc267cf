-- When its payer last came back from the page with a payment, until whose result no other page is opened.
alter table invoice add column returned_at timestamptz;

-- Messages that were refused for their signature, by provider and day (requirement: signed notices).
create table payment_notice_refused (
  provider text not null,
  day date not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (provider, day)
);
create index payment_notice_by_received_at on payment_notice (received_at);
