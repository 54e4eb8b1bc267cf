import { filledIn, type VariableValues, valuesIn } from '@app/contract/messages';
import { composeMail } from '../../accounts/index.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Mail, WhatsAppMessage } from '../../platform/outside/message.ts';
import { messagesCopy as copy } from '../messages.copy.ts';
import type { Messages } from '../messages.ts';
import type { TemplateRow } from './templates.repository.ts';

type Brand = Pick<Messages, 'config'>;

/** The text of a template that staff and professionals read: that of the mail. */
export const bodyOf = ({ body }: TemplateRow, values: VariableValues): string =>
  filledIn(body, values);

/** The mail of a template: its text is escaped, and the markup is the product's (requirement: own templates). */
export const mailOf = (
  { config }: Brand,
  template: TemplateRow,
  values: VariableValues,
  to: string,
): Mail =>
  composeMail({
    to,
    subject: filledIn(template.subject, values),
    paragraphs: paragraphsOf(bodyOf(template, values)),
    link: { label: copy.open(config.BRAND_NAME), url: values.enlace },
    supportEmail: config.SUPPORT_EMAIL,
  });

/** The WhatsApp message of a template, if it has one. */
export function whatsAppOf(
  { whatsapp_name: name, whatsapp_language: language, whatsapp_body: body }: TemplateRow,
  values: VariableValues,
  to: string,
): WhatsAppMessage | undefined {
  if (name === null || language === null || body === null) return undefined;
  const variables = valuesIn(body, values);
  return { to, text: filledIn(body, values), template: { name, language, variables } };
}

/** The text of a template in the inbox. */
export const inboxHtmlOf = (template: TemplateRow, values: VariableValues): string =>
  paragraphsOf(bodyOf(template, values))
    .map((words) => `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`)
    .join('');

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/);
