/** One appointment as a calendar shows it. Nothing clinical: calendars are synchronised and shared. */
export type CalendarEvent = {
  uid: string;
  /** Grows with every change: the calendar replaces what it has. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  /** Where it is held: an address of the product. */
  location: string;
  organizer: { name: string; email: string };
  startsAt: Date;
  endsAt: Date;
  writtenAt: Date;
};

/** Longest line, in octets (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;
const LINE_END = '\r\n';

/** An iCalendar file with one event; its instants are in UTC, so every device shows its own hour. */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cercana//Turnos//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${text(event.summary)}`,
    `LOCATION:${text(event.location)}`,
    `ORGANIZER;CN="${quoted(event.organizer.name)}":mailto:${event.organizer.email}`,
    `STATUS:${event.status}`,
    ...(event.status === 'CANCELLED' ? [] : alarm(event.summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

/** An hour before, as the last reminder. */
const alarm = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1H',
  `DESCRIPTION:${text(summary)}`,
  'END:VALARM',
];

/** An instant in UTC: `20250310T202000Z`. */
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** A value as text (RFC 5545, section 3.3.11). */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** What may stand between quotes in a parameter (RFC 5545, section 3.2). */
const quoted = (value: string): string => value.replace(/["\p{Cc}]/gu, '');

/** Breaks a long line; a character of several octets stays whole. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(part) > LINE_OCTETS) parts.push(` ${character}`);
    else parts[parts.length - 1] = part;
  }
  return parts.join(LINE_END);
}
