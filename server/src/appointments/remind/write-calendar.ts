/** An appointment as a calendar event. Nothing clinical, since calendars are synchronised and shared. */
export type CalendarEvent = {
  uid: string;
  /** Grows with every change, so that the calendar replaces the event. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  /** An address of the product. */
  location: string;
  organizer: { name: string; email: string };
  startsAt: Date;
  endsAt: Date;
  writtenAt: Date;
};

/** Longest line, in octets (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;
const LINE_END = '\r\n';

/**
 * An iCalendar file with one event, whose instants are in UTC, so that every device shows local time. That of a
 * cancelled appointment takes the entry out of the calendar (RFC 5546, section 3.2.5).
 */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cercana//Turnos//ES',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
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

/** An alarm an hour before, like the last reminder. */
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

/** Removes what a quoted parameter may not contain (RFC 5545, section 3.2). */
const quoted = (value: string): string => value.replace(/["\p{Cc}]/gu, '');

/** Breaks a long line without splitting characters of several octets. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(part) > LINE_OCTETS) parts.push(` ${character}`);
    else parts[parts.length - 1] = part;
  }
  return parts.join(LINE_END);
}
