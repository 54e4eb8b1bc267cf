import type { Transporter } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mails, or leaves them in the development mailbox. */
export type MailSender = { send: (mail: Mail, key: string) => Promise<void>; close: () => void };

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
    send: async (mail, key) => {
      opened ??= open();
      await (await opened).sendMail({ ...mail, from, messageId: `<${key}@cercana>` });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Without a mail server the message stays in the mailbox shown by /dev/correo. */
export const mailboxOnly = (): MailSender => ({ send: async () => {}, close: () => {} });
