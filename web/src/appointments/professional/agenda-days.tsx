import type { Appointment, Slot } from '@app/contract/appointments';
import type { Day } from '@app/contract/kernel';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatLongDate, formatShortDay } from '../../ui/format.ts';
import { agendaCopy as copy } from './agenda.copy.ts';
import { type AgendaRow, type RowActs, rowsOf, rowsOfToday } from './agenda-rows.ts';
import { DayRow } from './day-row.tsx';
import type { useAgendaPlace } from './use-agenda-place.ts';
import { WeekCell } from './week-cell.tsx';

type Props = RowActs & {
  agenda: { appointments: Appointment[]; free: Slot[] };
  place: ReturnType<typeof useAgendaPlace>;
  now: Date;
};

const OWN_EMPTY = {
  detail: copy.emptyDetail,
  action: <LinkButton to="/profesional/disponibilidad">{copy.toAvailability}</LinkButton>,
};
const STAFF_EMPTY = { detail: copy.emptyForStaff };

/** The hours of a day in a list, or of a week in columns. */
export function AgendaDays({ agenda, place, now, ...acts }: Props) {
  const { days, today, view } = place;
  const shown = days.map((day) => ({
    day,
    rows: view === 'day' && day === today ? rowsOfToday(agenda, now) : rowsOf(agenda, day),
  }));
  if (shown.every(({ rows }) => rows.length === 0)) {
    return (
      <EmptyState
        text={copy.empty}
        {...(acts.side === 'professional' ? OWN_EMPTY : STAFF_EMPTY)}
        illustration="calm"
      />
    );
  }
  if (view === 'day') {
    return shown.map(({ day, rows }) => (
      <ul
        key={day}
        aria-label={formatLongDate(day)}
        className="flex flex-col rounded-lg border border-line bg-surface shadow-1"
      >
        {rows.map((row) => (
          <DayRow key={keyOf(row)} row={row} day={day} now={now} {...acts} />
        ))}
      </ul>
    ));
  }
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-7 md:gap-2">
      {shown.map(({ day, rows }) => (
        <WeekDay
          key={day}
          day={day}
          rows={rows}
          isToday={day === today}
          side={acts.side}
          onGive={acts.onGive}
          onOpen={acts.onOpen}
        />
      ))}
    </div>
  );
}

const keyOf = ({ appointment, hour }: AgendaRow): string => appointment?.id ?? hour;

type WeekDayProps = Pick<RowActs, 'onGive' | 'onOpen' | 'side'> & {
  day: Day;
  rows: readonly AgendaRow[];
  isToday: boolean;
};

const WeekDay = ({ day, rows, isToday, ...acts }: WeekDayProps) => (
  <section
    aria-label={formatLongDate(day)}
    className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-2 shadow-1"
  >
    <h2
      className={cx(
        'rounded-md px-2 py-1 text-16 font-bold first-letter:uppercase',
        isToday ? 'bg-brand-700 text-surface' : 'bg-surface-2',
      )}
    >
      {formatShortDay(day)}
      {isToday && <span className="sr-only">{` (${copy.today})`}</span>}
    </h2>
    {rows.length === 0 ? (
      <p className="px-2 text-small text-ink-2">{copy.emptyDay}</p>
    ) : (
      <ul className="grid grid-cols-3 gap-1 md:grid-cols-1">
        {rows.map((row) => (
          <li key={keyOf(row)} className={row.appointment && 'col-span-full'}>
            <WeekCell row={row} {...acts} />
          </li>
        ))}
      </ul>
    )}
  </section>
);
