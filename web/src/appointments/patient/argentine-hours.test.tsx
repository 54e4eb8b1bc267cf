import { anAppointment } from '@app/contract/appointments/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { agenda, card, clockAt, open, openTheAgenda } from '../testing/patient-room.tsx';

beforeEach(openTheAgenda);
afterEach(() => void vi.useRealTimers());

/** A device in another time zone; only the displayed times differ. */
function deviceIn(timeZone: string): void {
  const part = (name: 'hour' | 'minute') =>
    function (this: Date): number {
      const format = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
      });
      return Number(format.formatToParts(this).find(({ type }) => type === name)?.value);
    };
  vi.spyOn(Date.prototype, 'getHours').mockImplementation(part('hour'));
  vi.spyOn(Date.prototype, 'getMinutes').mockImplementation(part('minute'));
}

/** The days around the change to summer time in Europe, on 30 March 2025; Argentina has none. */
const DAYS = [
  ['2025-03-29', 'sábado 29 de marzo, 17:20\u00a0h'],
  ['2025-03-30', 'domingo 30 de marzo, 17:20\u00a0h'],
] as const;

test.each(DAYS)(
  'a device in Madrid shows the Argentine hour on %s, and says so',
  async (date, name) => {
    proves('appointment-hours-are-argentine');
    clockAt('-60:00');
    deviceIn('Europe/Madrid');
    agenda.appointments = [
      anAppointment({
        date,
        appointment_date: `${date}T20:20:00.000Z`,
        joinFrom: `${date}T20:05:00.000Z`,
        joinUntil: `${date}T20:25:00.000Z`,
      }),
    ];
    open();
    const { getByText } = await card(name);
    expect(getByText('Hora de Argentina')).toBeTruthy();
    expect(getByText('Podés entrar desde las 17:05')).toBeTruthy();
  },
);

test('a device in Argentina needs no note', async () => {
  proves('appointment-hours-are-argentine');
  clockAt('-60:00');
  deviceIn('America/Argentina/Buenos_Aires');
  open();
  expect((await card()).queryByText('Hora de Argentina')).toBeNull();
});
