import type { Transporter } from 'nodemailer';
import { type MailSender, MessageRefused, ProviderDown } from './message.ts';

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
      const transport = await opened;
      const sent = transport.sendMail({
        ...mail,
        from,
        messageId: `<${key}@cercana>`,
        attachments: calendar === undefined ? [] : [calendarFile(calendar)],
      });
      return (await sent.catch(fail)).messageId;
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/**
 * What the server's answer means for one mail: final from 550 on, otherwise to be retried (RFC 5321, section
 * 4.2.1).
 */
function fail(error: SmtpError): never {
  const { code, responseCode, message } = error;
  const isOfTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isOfTheMail || responseCode === 421) throw new ProviderDown(message);
  if (responseCode !== undefined && responseCode >= 500) throw new MessageRefused(message);
  throw error;
}

/** Calendars open the file; the mail names the method of the file, none of which expects a reply (RFC 6047, section 2.4). */
const calendarFile = (content: string) => ({
  content,
  filename: 'turno.ics',
  contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
  // Other encodings may change line ends, which the format prescribes.
  contentTransferEncoding: 'base64' as const,
});

const methodOf = (content: string): string => /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
