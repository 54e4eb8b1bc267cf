import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { messagesCopy as copy } from '../messages.copy.ts';
import { refuse } from '../messages.refusals.ts';
import type { Messages } from '../messages.ts';
import { mailOf } from './compose-message.ts';
import { templatesRepository } from './templates.repository.ts';

/** Mails a template to the caller, with invented names. */
export async function testTemplate(context: Messages, actor: Actor, id: string): Promise<void> {
  const template = await templatesRepository(context.database).find(id);
  if (!template) throw refuse('messages.not-found');
  const { config, publicUrl, outbox } = context;
  const values = { ...copy.example, clinica: config.BRAND_NAME, enlace: publicUrl };
  const { subject, ...mail } = mailOf(context, template, values, actor.email);
  await context.database.transaction().execute(async (transaction) => {
    await outbox.sendMail(transaction, { ...mail, subject: copy.testSubject(subject) });
    await recordAudit(transaction, actor, {
      type: 'message-template.test',
      action: 'E',
      purpose: 'HOPERAT',
      entity_type: 'message_template',
      entity_id: id,
    });
  });
}
