-- Whether a person accepted the teleconsultation in the words in force; no call of theirs begins otherwise.
create function accepts_teleconsultation(person uuid) returns boolean language sql stable as $$
  select exists (
    select from consent
    where person_id = person and withdrawn_at is null and consultation_id is null
      and consent_text_id = (
        select id from consent_text where kind = 'teleconsultation' order by version desc limit 1))
$$;
