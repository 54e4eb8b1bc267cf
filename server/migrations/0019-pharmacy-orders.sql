-- Orders of prescriptions to a branch of a pharmacy. The order's row is the lock of whatever happens to it (decision 0052).
create table purchase_order (
  id uuid primary key,
  -- What people say: never used again.
  number bigint generated always as identity (start with 1001) unique,
  -- Who sent it, for themselves or for their dependants.
  account_id uuid not null references account,
  branch_id uuid not null references branch_office,
  status text not null default 'CREATED' check (
    status in ('CREATED', 'QUOTED', 'PRE_PAID', 'PAID', 'SENT', 'DELIVERED', 'REJECTED', 'EXPIRED')),
  status_reason text,
  created_at timestamptz not null,
  quoted_at timestamptz,
  prepaid_at timestamptz,
  paid_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  rejected_at timestamptz,
  expired_at timestamptz,
  -- Since when it stands where it stands: a branch serves the longest waiting first.
  moved_at timestamptz not null,
  -- Until when the branch may quote, or the patient accept. It counts in CREATED and QUOTED only.
  expires_at timestamptz not null,
  -- Counts the quotes: what is paid is one of them.
  quote_version integer not null default 0 check (quote_version >= 0),
  -- Amounts are whole centavos, shares hundredths of a percent (requirement: rounding of money).
  delivery_cost bigint check (delivery_cost >= 0),
  discount_order integer not null default 0 check (discount_order between 0 and 10000),
  discount_extra integer not null default 0 check (discount_extra between 0 and 10000),
  total bigint check (total >= 0),
  promised_day date,
  delivery_kind text not null check (delivery_kind in ('PICKUP', 'DELIVERY')),
  delivery_address jsonb,
  guide_number text,
  version integer not null default 1,
  check ((delivery_kind = 'DELIVERY') = (delivery_address is not null)),
  check ((quote_version > 0) = (quoted_at is not null)),
  check ((quote_version > 0) = (total is not null)),
  check ((quote_version > 0) = (delivery_cost is not null)),
  check ((quote_version > 0) = (promised_day is not null)),
  check (status not in ('QUOTED', 'PRE_PAID', 'PAID', 'SENT', 'DELIVERED') or quote_version > 0),
  check (status <> 'PRE_PAID' or prepaid_at is not null),
  check (status not in ('PAID', 'SENT', 'DELIVERED') or paid_at is not null),
  check (status not in ('SENT', 'DELIVERED') or sent_at is not null),
  check ((status = 'DELIVERED') = (delivered_at is not null)),
  check ((status = 'REJECTED') = (rejected_at is not null)),
  check ((status = 'EXPIRED') = (expired_at is not null))
);
create index purchase_order_of_account on purchase_order (account_id, number);
create index purchase_order_to_quote on purchase_order (moved_at) where status = 'CREATED';
create index purchase_order_of_branch on purchase_order (branch_id, status, moved_at, id);
create index purchase_order_due on purchase_order (expires_at) where status in ('CREATED', 'QUOTED');

-- The prescriptions of an order, in the order in which they were sent.
create table purchase_order_prescription (
  order_id uuid not null references purchase_order,
  prescription_id uuid not null references prescription,
  person_id uuid not null references person,
  position integer not null check (position > 0),
  -- Until the order ends unserved (requirement: one live order).
  live boolean not null default true,
  primary key (order_id, prescription_id),
  unique (order_id, position)
);
create index purchase_order_prescription_by_prescription_id on purchase_order_prescription (prescription_id);
create index purchase_order_prescription_by_person_id on purchase_order_prescription (person_id);
create unique index purchase_order_one_live_a_prescription on purchase_order_prescription (prescription_id) where live;

-- Lines of each quote. A correction adds those of the next version: what was once quoted stays.
create table purchase_order_item (
  order_id uuid not null,
  quote_version integer not null check (quote_version > 0),
  prescription_id uuid not null,
  item integer not null check (item between 1 and 99),
  name text not null,
  pack text not null,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  discount integer not null check (discount between 0 and 10000),
  covered boolean not null,
  primary key (order_id, prescription_id, item, quote_version),
  foreign key (order_id, prescription_id) references purchase_order_prescription
);
create trigger purchase_order_item_is_append_only before update or delete on purchase_order_item
  for each row execute function refuse_record_change();

-- What each quote charges besides.
create table purchase_order_extra (
  order_id uuid not null references purchase_order,
  quote_version integer not null check (quote_version > 0),
  position integer not null check (position > 0),
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  discount integer not null check (discount between 0 and 10000),
  primary key (order_id, quote_version, position)
);
create trigger purchase_order_extra_is_append_only before update or delete on purchase_order_extra
  for each row execute function refuse_record_change();

-- What happened to each order, and by whom. The first has no state before it.
create table purchase_order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references purchase_order,
  actor text not null check (actor in ('patient', 'branch', 'provider', 'clock')),
  -- Nobody where a payment or the clock moved it.
  account_id uuid references account,
  command text not null check (
    command in ('create', 'quote', 'decline', 'expire', 'reject', 'beginPayment', 'confirmPayment', 'releasePayment',
      'refund', 'ship', 'accept', 'proveDelivery')),
  from_status text check (
    from_status in ('CREATED', 'QUOTED', 'PRE_PAID', 'PAID', 'SENT', 'DELIVERED', 'REJECTED', 'EXPIRED')),
  to_status text not null check (
    to_status in ('CREATED', 'QUOTED', 'PRE_PAID', 'PAID', 'SENT', 'DELIVERED', 'REJECTED', 'EXPIRED')),
  reason text,
  quote_version integer not null,
  -- Of a creation that is done once however often it is sent (requirement: command done once).
  command_id text,
  at timestamptz not null,
  check ((command = 'create') = (from_status is null)),
  check (command_id is null or account_id is not null)
);
create index purchase_order_event_of_order on purchase_order_event (order_id, id);
create index purchase_order_event_by_account_id on purchase_order_event (account_id);
create unique index purchase_order_event_command on purchase_order_event (account_id, command_id) where command_id is not null;
create trigger purchase_order_event_is_append_only before update or delete on purchase_order_event
  for each row execute function refuse_record_change();
