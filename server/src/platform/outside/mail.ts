import type { Transporter } from 'nodemailer';
import type { MailSender } from './message.ts';

const TIMEOUT_MS = 15_000;

/** Sends by SMTP. The key becomes the Message-ID, so that repeats are recognized. */
export function smtpMailSender(url: string, from: string): MailSender {
  let opened: Promise<Transporter> | undefined;
  // Loaded with the first mail.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  };
  return {
    send: async ({ calendar, ...mail }, key) => {
      opened ??= open();
      const sent = await (await opened).sendMail({
        ...mail,
        from,
        messageId: `<${key}@cercana>`,
        attachments: calendar === undefined ? [] : [calendarFile(calendar)],
      });
      return sent.messageId;
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Calendars open the file; nothing is asked back, so it is published (RFC 5546, section 3.2.1). */
const calendarFile = (content: string) => ({
  content,
  filename: 'turno.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  // Other encodings may change the ends of its lines, which the format fixes.
  contentTransferEncoding: 'base64' as const,
});
