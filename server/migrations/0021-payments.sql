-- What is paid, at whom, and what goes back. Amounts are whole centavos.

-- What somebody wants to pay: one version of a thing, for one amount, on one page of the provider. A page that ended
-- may still bring money; its row says to what that belonged.
create table invoice (
  id uuid primary key,
  entity_name text not null check (entity_name in ('PURCHASE_ORDER', 'PRIVATE_CONSULTATION')),
  entity_id uuid not null,
  -- Which quote is paid.
  entity_version integer not null,
  account_id uuid not null references account,
  provider text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency = 'ARS'),
  description text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'PAID', 'FAILED', 'CLOSED')),
  -- Null until the provider answered with its page.
  checkout_id text,
  link text,
  created_at timestamptz not null,
  -- Until when the page takes a payment.
  expires_at timestamptz not null,
  -- When the provider is asked what came of it; null once nothing is expected any more.
  ask_at timestamptz,
  ended_at timestamptz,
  check ((status = 'OPEN') = (ended_at is null)),
  check ((checkout_id is null) = (link is null))
);
-- (requirement: one payment page)
create unique index invoice_open on invoice (entity_name, entity_id, entity_version) where status = 'OPEN';
create index invoice_by_entity on invoice (entity_name, entity_id);
create index invoice_by_account_id on invoice (account_id);
create index invoice_to_ask on invoice (ask_at) where ask_at is not null;

-- A payment as the provider told it when it was read back. One that was approved stays captured, whatever is read later.
create table payment (
  id uuid primary key,
  provider text not null,
  provider_payment_id text not null,
  invoice_id uuid not null references invoice,
  amount bigint not null check (amount >= 0),
  currency text not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  read_at timestamptz not null,
  unique (provider, provider_payment_id)
);
create index payment_by_invoice_id on payment (invoice_id);

-- A message of a provider that was worked through, so that the same one is not again.
create table payment_notice (
  provider text not null,
  event_id text not null,
  provider_payment_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create trigger payment_notice_is_append_only before update or delete on payment_notice
  for each row execute function refuse_record_change();

-- Money that has to go back, once for each payment and whole (requirement: money goes back).
create table refund_due (
  id uuid primary key,
  payment_id uuid not null unique references payment,
  amount bigint not null check (amount >= 0),
  reason text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  last_error text,
  refunded_at timestamptz,
  provider_refund_id text
);
create index refund_due_open on refund_due (next_try_at) where refunded_at is null;

-- The books of the provider of tests, as if they were elsewhere: what is read back comes from here.
create table test_checkout (
  id uuid primary key,
  invoice_id uuid not null unique references invoice,
  amount bigint not null,
  description text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'APPROVED', 'REJECTED', 'PENDING')),
  expires_at timestamptz not null,
  payment_id uuid unique,
  refund_id uuid,
  check ((status = 'OPEN') = (payment_id is null))
);
