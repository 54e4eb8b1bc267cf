import type { AgendaKind } from '@app/contract/availability';
import { WEEKDAYS } from '@app/contract/catalogs';
import { hourAt, writtenDay } from '@app/contract/kernel';
import { escapeHtml } from '../platform/escape-html.ts';
import type { ExceptionRow } from './calendar.repository.ts';
import type { ScheduleRow } from './schedules.repository.ts';

export type Words = { subject: string; description: string };

type Hours = Pick<
  ScheduleRow,
  'group_id' | 'weekday' | 'check_in' | 'check_out' | 'start_date' | 'date_to'
>;

const MINE = '<p><a href="/profesional/disponibilidad">Ver mi disponibilidad</a></p>';
const inSpanish = new Intl.ListFormat('es-AR');

/** Notification to a professional whose agenda the director changed. */
const changed = (what: readonly string[]): Words => ({
  subject: 'La dirección técnica cambió tu agenda',
  description: `${what.map((text) => `<p>${text}</p>`).join('')}${MINE}`,
});

export const openedWords = (rows: readonly Hours[]): Words =>
  changed(weeksOf(rows).map((week) => `Abrió turnos ${week}.`));

export const closedWords = (rows: readonly Hours[]): Words =>
  changed(weeksOf(rows).map((week) => `Cerró los turnos de ${week}.`));

export const exceptionWords = (row: ExceptionRow): Words => {
  const why = row.reason ? ` Motivo: ${escapeHtml(row.reason)}.` : '';
  return changed([
    row.kind === 'BLOCKED'
      ? `Bloqueó el ${partOf(row)}: en ese horario no se dan turnos.${why}`
      : `Abrió turnos en el feriado del ${partOf(row)}.`,
  ]);
};

export const withdrawnWords = (row: ExceptionRow): Words =>
  changed([
    row.kind === 'BLOCKED'
      ? `Quitó el bloqueo del ${partOf(row)}: vuelve a haber turnos.`
      : `Cerró los turnos del feriado del ${partOf(row)}.`,
  ]);

/** Notification of who manages the agenda from now on. */
export const keeperWords: Record<AgendaKind, Words> = {
  STAFF_GUARD: {
    subject: 'La dirección técnica lleva tu agenda',
    description: `<p>Desde ahora la dirección técnica abre y cierra tus horarios. Vos los ves, y si necesitás un cambio se lo pedís a ella.</p>${MINE}`,
  },
  OFFICE: {
    subject: 'Tu agenda vuelve a ser tuya',
    description: `<p>Desde ahora abrís y cerrás tus horarios vos.</p>${MINE}`,
  },
};

/**
 * 'los lunes y sábados de 09:00 a 13:00, desde el 10/03/2025 hasta el 08/04/2025', for rows that were saved
 * together.
 */
const weeksOf = (rows: readonly Hours[]): string[] =>
  [...Map.groupBy(rows, ({ group_id }) => group_id).values()].flatMap(([first, ...others]) =>
    first ? [`${daysOf([first, ...others])} ${timesOf(first)}`] : [],
  );

function daysOf(rows: readonly Hours[]): string {
  const days = WEEKDAYS.filter(({ id }) => rows.some(({ weekday }) => weekday === id));
  return `los ${inSpanish.format(days.map(({ name }) => (name.endsWith('s') ? name : `${name}s`)))}`;
}

const timesOf = ({ check_in, check_out, date_to, start_date }: Hours): string =>
  `de ${hourAt(check_in)} a ${hourAt(check_out)}, desde el ${writtenDay(start_date)} hasta el ${writtenDay(date_to)}`;

const partOf = ({ day, check_in, check_out }: ExceptionRow): string =>
  `${writtenDay(day)} de ${hourAt(check_in)} a ${hourAt(check_out)}`;
