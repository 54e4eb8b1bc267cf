import type {
  MessageEvent,
  newTemplateSchema,
  StaffTemplate,
  Template,
  TemplateVersion,
  templateEditSchema,
} from '@app/contract/messages';
import type { z } from 'zod';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../messages.refusals.ts';
import type { Messages } from '../messages.ts';
import { type TemplateRow, templatesRepository } from './templates.repository.ts';

type Edit = z.output<typeof templateEditSchema>;

/** Active templates, to choose from. */
export async function listTemplates(
  { database }: Messages,
  event: MessageEvent | undefined,
): Promise<Template[]> {
  const rows = await templatesRepository(database).active(event);
  return rows.map((row) => ({
    id: row.template_id,
    template: row.name,
    description: row.description,
    event: row.event,
    hasWhatsApp: row.whatsapp_name !== null,
  }));
}

export const listStaffTemplates = async ({ database }: Messages): Promise<StaffTemplate[]> =>
  (await templatesRepository(database).all()).map(presentTemplate);

/** The versions of a template, newest first, with their authors' names. */
export async function listTemplateVersions(
  { database, profiles }: Messages,
  id: string,
): Promise<TemplateVersion[]> {
  const rows = await templatesRepository(database).versions(id);
  if (rows.length === 0) throw refuse('messages.not-found');
  return Promise.all(
    rows.map(async (row) => ({
      version: row.version,
      subject: row.subject,
      body: row.body,
      whatsappBody: row.whatsapp_body,
      active: row.active,
      published_at: row.published_at.toISOString(),
      // Staff has no profile with a name, so the e-mail identifies the author.
      published_by: row.published_by
        ? ((await profiles.emailIn(database, row.published_by)) ?? null)
        : null,
      reason: row.reason,
    })),
  );
}

/** Adds a template with its first texts. */
export async function addTemplate(
  context: Messages,
  actor: Actor,
  { template, ...edit }: z.output<typeof newTemplateSchema>,
): Promise<StaffTemplate> {
  requireStepUp(actor, context.clock.now());
  const id = newId();
  await context.database.transaction().execute(async (transaction) => {
    const added = await templatesRepository(transaction).insert({ id, name: template });
    if (!added) throw refuse('messages.name-taken');
    await publish(transaction, actor, { id, version: 1, edit });
  });
  return readTemplate(context, id);
}

/** Publishes new texts of a template; earlier versions are kept, since messages were sent with them. */
export async function publishTemplate(
  context: Messages,
  actor: Actor,
  { id, seen, edit }: { id: string; seen: number; edit: Edit },
): Promise<StaffTemplate> {
  requireStepUp(actor, context.clock.now());
  await context.database.transaction().execute(async (transaction) => {
    const templates = templatesRepository(transaction);
    const next = await templates.nextVersion(id, seen);
    if (!next) {
      const known = await templates.find(id);
      throw known
        ? refuse('messages.version-mismatch', undefined, { current: presentTemplate(known) })
        : refuse('messages.not-found');
    }
    await publish(transaction, actor, { id, version: next.version, edit });
  });
  return readTemplate(context, id);
}

async function publish(
  transaction: DatabaseTransaction,
  actor: Actor,
  { id, version, edit }: { id: string; version: number; edit: Edit },
): Promise<void> {
  const { whatsapp, ...texts } = edit;
  await templatesRepository(transaction).insertVersion({
    ...texts,
    template_id: id,
    version,
    whatsapp_name: whatsapp?.name ?? null,
    whatsapp_language: whatsapp?.language ?? null,
    whatsapp_body: whatsapp?.body ?? null,
    published_by: actor.accountId,
  });
  await recordAudit(transaction, actor, {
    type: 'message-template.publish',
    action: version === 1 ? 'C' : 'U',
    purpose: 'HOPERAT',
    entity_type: 'message_template',
    entity_id: `${id} ${version}`,
  });
}

async function readTemplate({ database }: Messages, id: string): Promise<StaffTemplate> {
  const row = await templatesRepository(database).find(id);
  if (!row) throw refuse('messages.not-found');
  return presentTemplate(row);
}

const presentTemplate = (row: TemplateRow): StaffTemplate => ({
  id: row.template_id,
  template: row.name,
  version: row.version,
  description: row.description,
  event: row.event,
  subject: row.subject,
  body: row.body,
  whatsapp:
    row.whatsapp_name && row.whatsapp_language && row.whatsapp_body
      ? { name: row.whatsapp_name, language: row.whatsapp_language, body: row.whatsapp_body }
      : null,
  active: row.active,
  published_at: row.published_at.toISOString(),
});
