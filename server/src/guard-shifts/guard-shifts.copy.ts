import { WEEKDAYS } from '@app/contract/catalogs';
import type { ShiftTimes } from '@app/contract/guard-shifts';
import { writtenDay } from '@app/contract/kernel';

export type Words = { subject: string; description: string };

const whenOf = ({ weekday, from, to }: ShiftTimes): string =>
  `los ${WEEKDAYS.find(({ id }) => id === weekday)?.name ?? ''} de ${from} a ${to}`;

/** Notification of a new or changed shift. */
export const givenWords = (shift: ShiftTimes): Words => ({
  subject: 'Tu turno de guardia',
  description: `<p>Atendés la guardia ${whenOf(shift)}, desde el ${writtenDay(shift.validFrom)}${shift.validUntil ? ` hasta el ${writtenDay(shift.validUntil)}` : ''}.</p>`,
});

export const endedWords = (shift: ShiftTimes): Words => ({
  subject: 'Terminó tu turno de guardia',
  description: `<p>Ya no atendés la guardia ${whenOf(shift)}.</p>`,
});
