-- What staff does of pharmacies: to their branches, and to their orders.

-- What was done to each branch, by whom and why; by itself too.
create table branch_change (
  id uuid primary key,
  branch_id uuid not null references branch_office,
  account_id uuid not null references account,
  act text not null check (act in ('ADDED', 'CHANGED', 'DEACTIVATED', 'REACTIVATED')),
  reason text not null default '',
  changed_at timestamptz not null,
  -- Out of use and back again only with a reason.
  check (act in ('ADDED', 'CHANGED') or reason <> '')
);
create index branch_change_by_branch_id on branch_change (branch_id, id);
create index branch_change_by_account_id on branch_change (account_id);
create trigger branch_change_is_append_only before update or delete on branch_change
  for each row execute function refuse_record_change();

alter table purchase_order_event
  drop constraint purchase_order_event_actor_check,
  drop constraint purchase_order_event_command_check,
  add constraint purchase_order_event_actor_check check (
    actor in ('patient', 'branch', 'provider', 'clock', 'staff')),
  add constraint purchase_order_event_command_check check (
    command in ('create', 'quote', 'decline', 'expire', 'reject', 'beginPayment', 'confirmPayment', 'releasePayment',
      'refund', 'ship', 'accept', 'proveDelivery', 'extend', 'cancel'));

-- Staff reads the orders of all branches by where they stand.
create index purchase_order_by_status on purchase_order (status, moved_at, id);
