-- Whoever asked for an act of staff may take it back while it waits for a second person.
alter table staff_act drop constraint staff_act_decision_check;
alter table staff_act add constraint staff_act_decision_check
  check (decision in ('APPROVED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'));
