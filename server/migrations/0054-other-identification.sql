-- What identifies whoever has no CUIL: CUIT, CDI or passport (Res. MS 2214/2025). Nobody states both;
-- people of before may have neither.
alter table person
  add column other_identification_type text
    check (other_identification_type in ('CUIT', 'CDI', 'PASSPORT')),
  add column other_identification_number text,
  add check ((other_identification_type is null) = (other_identification_number is null)),
  add check (cuil is null or other_identification_type is null),
  -- A passport's letters and digits, or eleven digits of which the last follows from the others.
  add check (
    case
      when other_identification_type is null then true
      when other_identification_type = 'PASSPORT'
        then other_identification_number ~ '^[A-Z0-9]{6,12}$'
      when other_identification_number ~ '^[25]\d{10}$' then (
        5 * substr(other_identification_number, 1, 1)::integer
        + 4 * substr(other_identification_number, 2, 1)::integer
        + 3 * substr(other_identification_number, 3, 1)::integer
        + 2 * substr(other_identification_number, 4, 1)::integer
        + 7 * substr(other_identification_number, 5, 1)::integer
        + 6 * substr(other_identification_number, 6, 1)::integer
        + 5 * substr(other_identification_number, 7, 1)::integer
        + 4 * substr(other_identification_number, 8, 1)::integer
        + 3 * substr(other_identification_number, 9, 1)::integer
        + 2 * substr(other_identification_number, 10, 1)::integer
        + substr(other_identification_number, 11, 1)::integer
      ) % 11 = 0
      else false
    end);
