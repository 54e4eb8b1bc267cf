-- A DNI is kept without zeros in front (requirement: one form of a DNI). What was stored before the rule is brought
-- to it; two accounts that thereby have one number are shown to staff.
update account set id_number = regexp_replace(id_number, '^0+(?=\d)', '') where id_number ~ '^0\d';
update person set id_number = regexp_replace(id_number, '^0+(?=\d)', '') where id_number ~ '^0\d';
update person set former_id_numbers = array(
  select distinct regexp_replace(former, '^0+(?=\d)', '') from unnest(former_id_numbers) former)
where exists (select from unnest(former_id_numbers) former where former ~ '^0\d');
update staff_request set details = details || jsonb_build_object(
  'oldValue', regexp_replace(details ->> 'oldValue', '^0+(?=\d)', ''),
  'newValue', regexp_replace(details ->> 'newValue', '^0+(?=\d)', ''))
where kind = 'RECTIFICATION' and details ->> 'field' = 'ID_NUMBER'
  and (details ->> 'oldValue' ~ '^0\d' or details ->> 'newValue' ~ '^0\d');

alter table account add constraint account_id_number_form check (id_number !~ '^0\d');
alter table person add constraint person_id_number_form check (id_number !~ '^0\d');

create index person_of_cuil on person (cuil) where account_id is not null;

-- The other accounts in use, of the same role, with the DNI or the CUIL of one in use: staff checks whose it is
-- (requirement: one form of a DNI).
create function doubles_of(asked uuid) returns setof uuid language sql stable as $$
  with mine as (
    select account.id, account.role, coalesce(person.id_number, account.id_number) as id_number, person.cuil
    from account left join person on person.account_id = account.id
    where account.id = asked and account.status = 'ACTIVE'
      and account.role in ('PATIENT', 'PROFESSIONAL')
  ), same as (
    select other.id from mine join account other on other.id_number = mine.id_number
    union select other.account_id from mine join person other on other.id_number = mine.id_number
    union select other.account_id from mine join person other on other.cuil = mine.cuil
  )
  select other.id from mine, same join account other on other.id = same.id
  where other.id <> mine.id and other.role = mine.role and other.status = 'ACTIVE'
$$;
