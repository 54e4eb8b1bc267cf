-- A patient asks to cancel what is paid, once; the branch refunds it or says why not.
alter table purchase_order
  add column cancel_asked_at timestamptz,
  add column cancel_reason text,
  add column cancel_answer text,
  add constraint purchase_order_cancel_check check (
    (cancel_asked_at is null) = (cancel_reason is null)
    and (cancel_answer is null or cancel_asked_at is not null));

alter table purchase_order_event
  drop constraint purchase_order_event_command_check,
  add constraint purchase_order_event_command_check check (
    command in ('create', 'quote', 'decline', 'expire', 'reject', 'beginPayment', 'confirmPayment', 'releasePayment',
      'refund', 'ship', 'accept', 'proveDelivery', 'extend', 'cancel', 'annul', 'annulPart', 'withdraw', 'askCancel',
      'refuseCancel'));
