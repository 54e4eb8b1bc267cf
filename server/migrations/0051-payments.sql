-- Money that its provider took back, or keeps during a claim, after it was captured (requirement: money taken back).
create table payment_taken_back (
  payment_id uuid primary key references payment,
  kind text not null check (kind in ('REFUNDED', 'CHARGED_BACK', 'IN_MEDIATION')),
  amount bigint not null check (amount > 0),
  taken_at timestamptz not null,
  -- When the provider said that the payment is approved after all; what follows is decided by a person.
  returned_at timestamptz,
  -- Grows with each thing that the provider says, so that nobody decides about an earlier one.
  version integer not null default 1,
  decided_at timestamptz,
  decided_by uuid references account,
  decision_reason text,
  check ((decided_at is null) = (decided_by is null)),
  check ((decided_at is null) = (decision_reason is null))
);
create index payment_taken_back_by_decided_by on payment_taken_back (decided_by);
create index payment_taken_back_open on payment_taken_back (taken_at) where decided_at is null;
-- The list of payments of the staff, newest first.
create index payment_by_read_at on payment (read_at, id);
