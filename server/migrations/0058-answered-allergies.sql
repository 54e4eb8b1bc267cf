-- Why a medicine was prescribed although the recorded allergies may name it (requirement: acknowledged allergy).
alter table prescription_line add column allergy_reason text check (allergy_reason <> '');
