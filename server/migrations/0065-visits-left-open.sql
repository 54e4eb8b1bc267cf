-- A late record locks nobody out of care: a visit is its patient's live entry until the patient is out of it,
-- by finishing or because it was left open, and its professional's until it was left open.
alter table guard_queue_entry rename column patient_finished_at to patient_out_at;
alter table guard_queue_entry
  add column left_open_at timestamptz,
  add column director_told_at timestamptz;

drop index guard_queue_one_entry_per_person;
create unique index guard_queue_one_entry_per_person on guard_queue_entry (person_id)
  where phase in ('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL') or (phase = 'WRAP_UP' and patient_out_at is null);
drop index guard_queue_one_claim_per_professional;
create unique index guard_queue_one_claim_per_professional on guard_queue_entry (professional_id)
  where phase in ('OFFERED', 'ACCEPTED', 'IN_CALL') or (phase = 'WRAP_UP' and left_open_at is null);

-- Visits without a record: few, and looked for every second.
create index guard_queue_unrecorded on guard_queue_entry (started_at)
  where phase = 'WRAP_UP' or status = 'FAIL_SAVE_CONSULTATION';
create index guard_queue_unrecorded_of_account on guard_queue_entry (account_id)
  where phase = 'WRAP_UP' or status = 'FAIL_SAVE_CONSULTATION';
