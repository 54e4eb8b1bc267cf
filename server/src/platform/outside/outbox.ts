import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail, MailSender } from './mail.ts';
import { outboxRepository } from './outbox.repository.ts';

/** Outgoing mails: stored in the transaction, sent afterwards, at least once (requirement: outbox). */
export type Outbox = { sendMail: (transaction: DatabaseTransaction, mail: Mail) => Promise<void> };

const QUEUE = 'mail';

export function createOutbox(options: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  sender: MailSender;
  /** Whether sent mails keep their text: for the mailbox of development. */
  keepsText: boolean;
}): Outbox {
  const { jobs, clock, sender, keepsText } = options;
  const messages = outboxRepository(options.database);
  jobs.register(QUEUE, async ({ id }) => {
    const message = await messages.findById(String(id));
    if (!message || message.status === 'ACCEPTED') return;
    const { recipient, subject, body_text, body_html, calendar } = message;
    try {
      await sender.send(
        {
          to: recipient,
          subject: subject ?? '',
          text: body_text,
          html: body_html ?? '',
          calendar: calendar ?? undefined,
        },
        message.id,
      );
    } catch (error) {
      await messages.markFailed(message.id, (error as Error).message);
      throw error;
    }
    await messages.markAccepted(message.id, clock.now(), { keepsText });
  });
  return {
    sendMail: async (transaction, { to, subject, text, html, calendar = null }) => {
      const id = newId();
      await outboxRepository(transaction).insert({
        id,
        channel: 'email',
        recipient: to,
        subject,
        body_text: text,
        body_html: html,
        calendar,
      });
      await jobs.enqueue(transaction, QUEUE, { id });
    },
  };
}
