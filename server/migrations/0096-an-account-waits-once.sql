-- A new account has no id that two requests could share: it waits once for each address. Of those that wait already,
-- the last asked for stays.
update staff_act set decision = 'EXPIRED', decided_at = now()
where kind = 'CREATE_ACCOUNT' and decision is null and id not in (
  select distinct on (subject) id from staff_act
  where kind = 'CREATE_ACCOUNT' and decision is null
  order by subject, id desc);
create unique index staff_act_creates_once on staff_act (subject) where decision is null and kind = 'CREATE_ACCOUNT';
