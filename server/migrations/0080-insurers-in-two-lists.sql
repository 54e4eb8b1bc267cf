-- The insurers of a professional come in two lists, prepaid_healths and health_care_providers:
-- each is read as it was written, and one insurer may be on both.
alter table professional_insurer add column is_provider boolean not null default false;
alter table professional_insurer drop constraint professional_insurer_pkey;
alter table professional_insurer add primary key (professional_id, prepaid_health_id, is_provider);
