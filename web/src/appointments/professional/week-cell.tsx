import { cx } from '../../ui/class-names.ts';
import { formatShortDay } from '../../ui/format.ts';
import { standingOf } from '../appointment-standing.ts';
import { agendaCopy as copy, shortStanding } from './agenda.copy.ts';
import type { AgendaRow, RowActs } from './agenda-rows.ts';
import { mayChange } from './agenda-side.ts';

type Props = Pick<RowActs, 'onGive' | 'onOpen' | 'side'> & { row: AgendaRow };

const cell = 'flex w-full min-h-control flex-col rounded-md border px-2 py-1 text-left text-14/5';

/** An hour of a week in little space: a click opens its booking, or books it. */
export function WeekCell({ row: { hour, appointment, slot }, side, onGive, onOpen }: Props) {
  if (!appointment) {
    const free = `${hour} ${copy.free}`;
    if (!mayChange(side))
      return (
        <span className={cx(cell, 'justify-center border-transparent text-ink-2 tabular-nums')}>
          {free}
        </span>
      );
    return (
      <button
        type="button"
        aria-label={`${free}. ${copy.giveAt(formatShortDay(slot.date))}`}
        onClick={() => onGive(slot)}
        className={cx(
          cell,
          'cursor-pointer justify-center border-transparent text-ink-2 hover:bg-surface-2',
        )}
      >
        <span className="tabular-nums">{free}</span>
      </button>
    );
  }
  const who = appointment.patient_dto.aliasOrFullName;
  const isOver = appointment.status !== 'PROGRAMMED';
  return (
    <button
      type="button"
      onClick={() => onOpen(appointment)}
      className={cx(
        cell,
        'cursor-pointer',
        isOver
          ? 'border-line bg-surface-2 text-ink-2 hover:border-line-strong'
          : 'border-brand-700 bg-brand-50 text-ink-1 hover:bg-brand-100',
      )}
    >
      <span className="font-bold tabular-nums">{hour}</span>
      <span className="max-w-full font-medium">{who}</span>
      <span>{shortStanding[standingOf(appointment)]}</span>
    </button>
  );
}
