import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string; html: string };

/** The outside world's mail: really sent, or left in the development mailbox. */
export type MailSender = { send: (mail: Mail, key: string) => Promise<void>; close: () => void };

const TIMEOUT_MS = 15_000;

/** Mail over a real SMTP conversation. The key becomes the Message-ID, so that a repeat is seen as one. */
export function smtpMailSender(url: string, from: string): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail, key) => {
      await transport.sendMail({ ...mail, from, messageId: `<${key}@cercana>` });
    },
    close: () => transport.close(),
  };
}

/** Without a mail server the message only stays in the mailbox that /dev/correo shows. */
export const mailboxOnly = (): MailSender => ({ send: async () => {}, close: () => {} });
