import {
  type DeliveryType,
  MESSAGES_PER_HOUR,
  type MessageEvent,
  type patientNotificationSchema,
  type sendSchema,
  type VariableValues,
} from '@app/contract/messages';
import type { z } from 'zod';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { newId } from '../../platform/ids.ts';
import type { OutgoingMessage } from '../../platform/outside/message.ts';
import { deliveriesRepository } from '../deliveries/deliveries.repository.ts';
import { refuse } from '../messages.refusals.ts';
import type { Messages } from '../messages.ts';
import { bodyOf, inboxHtmlOf, mailOf, whatsAppOf } from '../templates/compose-message.ts';
import { type TemplateRow, templatesRepository } from '../templates/templates.repository.ts';
import type { ReachableVisit } from './reachable-visits.repository.ts';
import { type Recipient, recipientOf, requireReach } from './require-reach.ts';

/** A message with its recipient. */
type Prepared = {
  visit: ReachableVisit;
  template: TemplateRow;
  recipient: Recipient;
  values: VariableValues;
};

/** Sends a template to the patient of a visit, once per command id (requirement: message from a template). */
export async function sendMessage(
  context: Messages,
  actor: Actor,
  { recipients: [to], event, entity }: z.output<typeof sendSchema>,
  commandId: string | undefined,
): Promise<void> {
  const prepared = await prepare(context, actor, event, entity);
  const type = to?.type ?? 'email';
  await context.database.transaction().execute(async (transaction) => {
    const deliveries = deliveriesRepository(transaction);
    await deliveries.lockPerson(prepared.visit.person_id);
    if (commandId && (await deliveries.isDone(actor.accountId, commandId))) return;
    await requireFewer(transaction, prepared.visit.person_id);
    const message = await messageOf(context, transaction, prepared, type);
    await deliveries.insert({
      id: newId(),
      message_id: await context.outbox.send(transaction, message),
      template_id: prepared.template.template_id,
      version: prepared.template.version,
      person_id: prepared.visit.person_id,
      visit_id: prepared.visit.id,
      sent_by: actor.accountId,
      body:
        message.channel === 'whatsapp' ? message.text : bodyOf(prepared.template, prepared.values),
      command_id: commandId ?? null,
    });
    await audit(transaction, actor, prepared, `message.${type}`);
  });
}

/** Stores a template's text in the inbox of the patient of one of the professional's visits. */
export async function notifyPatient(
  context: Messages,
  actor: Actor,
  { event, entity }: z.output<typeof patientNotificationSchema>,
  commandId: string | undefined,
): Promise<void> {
  const prepared = await prepare(context, actor, event, entity);
  const { visit, template, values } = prepared;
  if (visit.professional_id !== actor.accountId) throw refuse('messages.not-found');
  const notice = await context.database.transaction().execute(async (transaction) => {
    await deliveriesRepository(transaction).lockPerson(visit.person_id);
    const added = await context.notifications.add(transaction, {
      account_id: visit.account_id,
      event: 'message',
      event_key: `message ${actor.accountId} ${commandId ?? newId()}`,
      subject: template.subject,
      description: inboxHtmlOf(template, values),
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
    // A repeated command adds nothing, and is not counted twice.
    if (added) {
      await requireFewer(transaction, visit.person_id);
      await audit(transaction, actor, prepared, 'message.inbox');
    }
    return added;
  });
  if (notice) await context.notifications.push(notice);
}

async function prepare(
  context: Messages,
  actor: Actor,
  event: MessageEvent,
  { id, entityId }: { id: string; entityId: string },
): Promise<Prepared> {
  const visit = await requireReach(context, actor, entityId);
  const template = await templatesRepository(context.database).find(id);
  if (!template?.active || template.event !== event) throw refuse('messages.template-unknown');
  const recipient = await recipientOf(context, visit.account_id);
  const { professional } = await context.profiles.namesIn(context.database, {
    personId: visit.person_id,
    professionalId: actor.accountId,
  });
  const place = event === 'VIRTUAL_GUARD' ? '/paciente' : '/notificaciones';
  const values = {
    nombre: recipient.firstName,
    profesional: professional,
    clinica: context.config.BRAND_NAME,
    enlace: `${context.publicUrl}${place}`,
  };
  return { visit, template, recipient, values };
}

async function messageOf(
  context: Messages,
  transaction: DatabaseTransaction,
  { visit, template, recipient, values }: Prepared,
  type: DeliveryType,
): Promise<OutgoingMessage> {
  if (type === 'email') {
    const email = await context.profiles.emailIn(transaction, visit.account_id);
    if (!email) throw refuse('messages.not-found');
    return { channel: 'email', ...mailOf(context, template, values, email) };
  }
  if (recipient.reach !== 'OPEN' || !recipient.telephone) throw refuse('messages.whatsapp-closed');
  const message = whatsAppOf(template, values, recipient.telephone);
  if (!message) throw refuse('messages.whatsapp-missing');
  return { channel: 'whatsapp', ...message };
}

/** Seconds of the window in which messages to a person are counted. */
const HOUR = 3600;

async function requireFewer(transaction: DatabaseTransaction, personId: string): Promise<void> {
  const sent = await deliveriesRepository(transaction).countLately(personId, HOUR);
  if (sent >= MESSAGES_PER_HOUR)
    throw refuseKernel('request.too-many', undefined, { retryAfter: HOUR });
}

const audit = (
  transaction: DatabaseTransaction,
  actor: Actor,
  { visit, template }: Prepared,
  type: string,
) =>
  recordAudit(transaction, actor, {
    type,
    action: 'E',
    purpose: 'TREAT',
    patient_id: visit.person_id,
    entity_type: 'message_template',
    entity_id: `${template.template_id} ${template.version}`,
  });
