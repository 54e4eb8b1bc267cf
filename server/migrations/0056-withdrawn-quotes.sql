-- A branch takes its quote back.
alter table purchase_order_event
  drop constraint purchase_order_event_command_check,
  add constraint purchase_order_event_command_check check (
    command in ('create', 'quote', 'decline', 'expire', 'reject', 'beginPayment', 'confirmPayment', 'releasePayment',
      'refund', 'ship', 'accept', 'proveDelivery', 'extend', 'cancel', 'annul', 'annulPart', 'withdraw'));
