-- DNIs that a person had before staff corrected them: documents that print one stay good
-- (requirement: rectified identity).
alter table person add former_id_numbers text[] not null default '{}';

update person set former_id_numbers = asked.numbers
from (
  select person_id, array_agg(distinct details ->> 'oldValue') as numbers
  from staff_request
  where kind = 'RECTIFICATION' and state = 'RESOLVED' and details ->> 'field' = 'ID_NUMBER'
    and details ->> 'oldValue' is not null
  group by person_id
) asked
where asked.person_id = person.id;

-- Whether somebody has a DNI, or had it until staff corrected it.
create function has_dni(person person, dni text) returns boolean language sql immutable as $$
  select person.id_number = dni or dni = any(person.former_id_numbers)
$$;
