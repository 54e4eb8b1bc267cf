import { describe, expect, test } from 'vitest';
import { eventIn } from '../../testing/appointment-mails.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

/** 10 March 2025, 17:20 in Argentina. */
const event: CalendarEvent = {
  uid: 'appointment-01957000@cercana.test',
  sequence: 3,
  status: 'CONFIRMED',
  summary: 'Turno con Dra. Laura Pérez',
  location: 'https://cercana.test/paciente/mis-turnos',
  organizer: { name: 'Cercana', email: 'ayuda@cercana.test' },
  startsAt: new Date('2025-03-10T20:20:00Z'),
  endsAt: new Date('2025-03-10T20:40:00Z'),
  writtenAt: new Date('2025-03-01T12:00:00.123Z'),
};

test('another parser reads what was written', () => {
  const { writtenAt: _, organizer, ...written } = event;
  expect(eventIn(writeCalendar(event))).toEqual({
    ...written,
    method: 'PUBLISH',
    organizer: `mailto:${organizer.email}`,
    alarms: ['-PT1H'],
  });
});

test.each([
  ['America/Argentina/Buenos_Aires', '10/3/2025, 17:20'],
  ['Europe/Madrid', '10/3/2025, 21:20'],
  ['Asia/Tokyo', '11/3/2025, 05:20'],
])('in %s it is at %s', (timeZone, local) => {
  const words = new Intl.DateTimeFormat('es-AR', {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  expect(words.format(eventIn(writeCalendar(event)).startsAt)).toBe(local);
});

test('one that is not confirmed is tentative; a cancelled one takes its entry out and rings no alarm', () => {
  expect(eventIn(writeCalendar({ ...event, status: 'TENTATIVE' })).status).toBe('TENTATIVE');
  expect(eventIn(writeCalendar({ ...event, status: 'CANCELLED' }))).toMatchObject({
    method: 'CANCEL',
    uid: event.uid,
    status: 'CANCELLED',
    alarms: [],
  });
});

describe('the form of the file', () => {
  const long = `Turno con ${'Ñandú, María; «Ñeñé» \\ '.repeat(12)}`;
  const file = writeCalendar({ ...event, summary: long });

  test('every line ends with CR and LF, and has 75 octets at most', () => {
    expect(file.endsWith('\r\n')).toBe(true);
    const lines = file.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
  });

  test('signs of the format stay signs of the text', () => {
    expect(eventIn(file).summary).toBe(long);
    const hostile = 'Dra.\r\nEND:VEVENT\nX:1\u0007';
    const read = eventIn(writeCalendar({ ...event, summary: hostile }));
    expect(read.summary).toBe('Dra.\nEND:VEVENT\nX:1');
    expect(read.startsAt).toEqual(event.startsAt);
    const named = writeCalendar({ ...event, organizer: { name: 'Cer"\r\ncana', email: 'a@b.c' } });
    expect(eventIn(named).organizer).toBe('mailto:a@b.c');
  });
});
