-- What of its payment goes back to the patient of an order, written by the step that made it due
-- (requirement: paid and not handed over). Whether it went back is kept with the refund.
alter table purchase_order add column owed_back bigint check (owed_back > 0 and owed_back <= total);
alter table purchase_order_event add column owed_back bigint check (owed_back > 0);

-- The provider of tests gives a part of a payment back too.
alter table test_checkout add column refunded bigint check (refunded between 1 and amount);
update test_checkout set refunded = amount where refund_id is not null;
alter table test_checkout add check ((refund_id is null) = (refunded is null));
