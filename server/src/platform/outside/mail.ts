import type { Transporter } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string; html: string };

/** The outside world's mail: really sent, or left in the development mailbox. */
export type MailSender = { send: (mail: Mail, key: string) => Promise<void>; close: () => void };

const TIMEOUT_MS = 15_000;

/** Mail over a real SMTP conversation. The key becomes the Message-ID, so that a repeat is seen as one. */
export function smtpMailSender(url: string, from: string): MailSender {
  let opened: Promise<Transporter> | undefined;
  // Loaded with the first mail: a server without mail never needs it.
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
    send: async (mail, key) => {
      opened ??= open();
      await (await opened).sendMail({ ...mail, from, messageId: `<${key}@cercana>` });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Without a mail server the message only stays in the mailbox that /dev/correo shows. */
export const mailboxOnly = (): MailSender => ({ send: async () => {}, close: () => {} });
