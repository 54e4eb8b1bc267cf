import {
  type AgendaException,
  type AttentionTypeId,
  type Availability,
  attentionTypeName,
  type NewException,
  type Schedule,
} from '@app/contract/availability';
import { WEEKDAYS } from '@app/contract/catalogs';
import { daysBetween, hourAt } from '@app/contract/kernel';
import type { Row } from '../platform/database/rows.ts';
import type { ProfessionalProfile } from '../profiles/index.ts';
import type { ExceptionRow } from './calendar.repository.ts';
import type { ScheduleRow } from './schedules.repository.ts';

type Insurer = { id: number; name: string };

/** Data besides the rows. */
export type Beside = {
  insurersOf: readonly Row<'schedule_insurer'>[];
  insurers: readonly Insurer[];
  booked: ReadonlyMap<string, number>;
};

/** The patients that a professional attends, according to the profile. */
export const attendedBy = ({
  insurers,
  professional,
}: ProfessionalProfile): Availability['attends'] => ({
  particular: professional.attention_particular,
  insurers: insurers.map(({ id, name }) => ({ id, name })),
});

/** Rows that were saved together become one, with all their days. */
export function presentSchedules(rows: readonly ScheduleRow[], beside: Beside): Schedule[] {
  const groups = Map.groupBy(rows, ({ group_id }) => group_id);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [presentGroup(first, [first, ...others], beside)] : [],
  );
}

function presentGroup(
  first: ScheduleRow,
  rows: readonly ScheduleRow[],
  { booked, insurers, insurersOf }: Beside,
): Schedule {
  const named = insurersOf
    .filter(({ schedule_id }) => schedule_id === first.id)
    .flatMap(({ prepaid_health_id }) => insurers.filter(({ id }) => id === prepaid_health_id))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
  const name = attentionTypeName(first.attention_type_id as AttentionTypeId);
  return {
    id: first.id,
    ids: rows.map(({ id }) => id),
    check_in: hourAt(first.check_in),
    check_out: hourAt(first.check_out),
    days: WEEKDAYS.map(({ id }) => id).filter((day) => rows.some(({ weekday }) => weekday === day)),
    name,
    last_time_avalability: first.date_to,
    professional_dto: { id: first.professional_id },
    attention_types_dto: { id: first.attention_type_id, name },
    id_prepaid_healths: named.map(({ id }) => id),
    prepaid_healths: named,
    start_date: first.start_date,
    duration: daysBetween(first.start_date, first.date_to) + 1,
    booked: rows.reduce((sum, { id }) => sum + (booked.get(id) ?? 0), 0),
  };
}

export const presentException = (row: ExceptionRow): AgendaException => ({
  id: row.id,
  kind: row.kind,
  day: row.day,
  check_in: hourAt(row.check_in),
  check_out: hourAt(row.check_out),
  reason: row.reason,
});

/** The part of a day that an exception covers. */
export const partOf = ({ day, check_in, check_out }: NewException) => ({
  day,
  check_in,
  check_out,
});
