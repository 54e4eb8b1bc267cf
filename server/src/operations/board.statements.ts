import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { statement } from '../platform/database/statement.ts';

type BoardRow = {
  waiting: number;
  waiting_since: Date | null;
  on_guard: number;
  in_call: number;
  late_records: number;
  suspended_by_registry: number;
  failed_deliveries: number;
  failed_payments: number;
  taken_back_payments: number;
  orders_to_quote: number;
  appointments_today: number;
  open_requests: number;
  late_requests: number;
  acts_to_approve: number;
  last_backup: Date | null;
};

/** The caller, the kinds of requests that they answer, and of acts that they may approve. */
type Asked = { now: Date; endOfDay: Date; kinds: string[]; actKinds: string[]; accountId: string };

/**
 * Every number of the board in one query, each over a partial index of exactly what it counts, so that the cost
 * does not grow with the number of visits, messages or orders.
 */
export const boardNumbers = statement<Asked, BoardRow>(
  ({ now, endOfDay, kinds, actKinds, accountId }) => `select
   (select count(*)::int from visit where phase = 'WAITING') as waiting,
   (select min(created_at) from visit where phase = 'WAITING') as waiting_since,
   (select count(*)::int from professional_presence where available and lease_until > ${now}) as on_guard,
   (select count(*)::int from visit where phase = 'IN_CALL') as in_call,
   (select count(*)::int from visit where (phase = 'WRAP_UP' or status = 'FAIL_SAVE_CONSULTATION')
     and director_told_at is not null) as late_records,
   (select count(*)::int from professional where suspended_by_registry) as suspended_by_registry,
   (select count(*)::int from outbound_message where status = 'ERROR') as failed_deliveries,
   (select count(*)::int from refund_due where refunded_at is null and last_error is not null) as failed_payments,
   (select count(*)::int from payment_taken_back where decided_at is null) as taken_back_payments,
   (select count(*)::int from purchase_order where status = 'CREATED') as orders_to_quote,
   (select count(*)::int from appointment where status = 'PROGRAMMED'
     and starts_at >= ${now} and starts_at < ${endOfDay}) as appointments_today,
   (select count(*)::int from staff_request where closed_at is null
     and kind = any(${kinds}::text[])) as open_requests,
   (select count(*)::int from staff_request where closed_at is null
     and kind = any(${kinds}::text[]) and due_at < ${now}) as late_requests,
   (select count(*)::int from staff_act where decision is null and expires_at > ${now}
     and kind = any(${actKinds}::text[]) and ${accountId}::uuid not in (asked_by, subject_id)) as acts_to_approve,
   (select max(finished_at) from backup_run) as last_backup`,
);

type PointRow = {
  at: string;
  visits: number;
  wait_minutes: number | null;
  rating: number | null;
};

/** Guard visits of a period, by the hour or day in Argentina in which patients joined. */
export const chartPoints = statement<{ from: Date; to: Date; format: string }, PointRow>(
  ({ from, to, format }) => `select
   to_char(visit.created_at at time zone '${CLINIC_TIME_ZONE}', ${format}::text) as at,
   count(*)::int as visits,
   round(avg(extract(epoch from visit.offered_at - visit.created_at) / 60), 1)::float8 as wait_minutes,
   round(avg(visit_rating.rating), 1)::float8 as rating
   from visit left join visit_rating on visit_rating.visit_id = visit.id
   where visit.origin = 'GUARD' and visit.created_at >= ${from} and visit.created_at < ${to}
   group by 1 order by 1`,
);
