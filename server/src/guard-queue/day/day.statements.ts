import { statement } from '../../platform/database/statement.ts';

type DayRow = { attended: number; average_wait_minutes: number | null };

/** What a professional did since an instant, and how long patients of their specialty waited. */
export const dayOfGuard = statement<
  { professionalId: string; specialtyId: number; since: Date },
  DayRow
>(
  ({ professionalId, specialtyId, since }) => `select
     (select count(*)::int from visit
      where professional_id = ${professionalId} and started_at >= ${since}
        and (phase in ('WRAP_UP', 'FINISHED') or status = 'FAIL_SAVE_CONSULTATION')) as attended,
     (select round(avg(extract(epoch from offered_at - created_at)) / 60)::int from visit
      where origin = 'GUARD' and created_at >= ${since} and specialty_id = ${specialtyId}
        and offered_at is not null) as average_wait_minutes`,
);

/** Those of some professionals who are calling, attending or writing a record. */
export const busyOf = statement<{ accountIds: string[] }, { professional_id: string }>(
  ({ accountIds }) => `select distinct professional_id from visit
   where professional_id = any(${accountIds}::uuid[])
     and (phase in ('OFFERED', 'ACCEPTED', 'IN_CALL') or (phase = 'WRAP_UP' and left_open_at is null))`,
);
