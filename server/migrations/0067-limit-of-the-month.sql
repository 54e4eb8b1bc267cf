-- The limit under which a consultation was counted stays with it: whoever says to have another plan later in the
-- month does not leave behind what was counted.
alter table coverage_use add column monthly_limit integer;
update coverage_use set monthly_limit = plan.monthly_consultations
from guard_queue_entry entry
  join patient on patient.person_id = entry.person_id
  join prepaid_health_category plan on plan.id = patient.prepaid_health_category_id
where entry.id = coverage_use.queue_id;
