-- A prescriber annuls what lies in an order: it ends, or goes back to be quoted without the annulled prescription.
alter table purchase_order_event
  drop constraint purchase_order_event_actor_check,
  drop constraint purchase_order_event_command_check,
  add constraint purchase_order_event_actor_check check (
    actor in ('patient', 'branch', 'provider', 'clock', 'staff', 'prescriber')),
  add constraint purchase_order_event_command_check check (
    command in ('create', 'quote', 'decline', 'expire', 'reject', 'beginPayment', 'confirmPayment', 'releasePayment',
      'refund', 'ship', 'accept', 'proveDelivery', 'extend', 'cancel', 'annul', 'annulPart'));

-- A quote may be over while its number stays taken: what is paid names the number.
alter table purchase_order
  drop constraint purchase_order_check1,
  drop constraint purchase_order_check2,
  drop constraint purchase_order_check3,
  drop constraint purchase_order_check4,
  drop constraint purchase_order_check5,
  add constraint purchase_order_quoted_by_number check (quoted_at is null or quote_version > 0),
  add constraint purchase_order_quoted_total check ((quoted_at is null) = (total is null)),
  add constraint purchase_order_quoted_delivery check ((quoted_at is null) = (delivery_cost is null)),
  add constraint purchase_order_quoted_day check ((quoted_at is null) = (promised_day is null)),
  add constraint purchase_order_moved_quoted check (
    status not in ('QUOTED', 'PRE_PAID', 'PAID', 'SENT', 'DELIVERED') or quoted_at is not null);
