import type { Outside } from './outside.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { smtpMailSender } from './platform/outside/mail.ts';
import { mailboxOnly, notConfigured } from './platform/outside/message.ts';
import { readPushKey } from './platform/outside/push/push-key.ts';
import { webPush } from './platform/outside/push/web-push.ts';
import { openRegistry } from './platform/outside/registry/open-registry.ts';
import { whatsAppCloudSender } from './platform/outside/whatsapp/whatsapp-cloud.ts';
import type { Secrets } from './platform/secrets.ts';

/**
 * The configured providers of messages, and the registry of professionals; in development some messages are
 * only stored in the mailbox.
 */
export function openProviders(
  config: Config,
  { pushKey }: Pick<Secrets, 'pushKey'>,
  clock: Clock,
): Pick<Outside, 'mail' | 'push' | 'registry' | 'whatsapp'> {
  const key = readPushKey(pushKey);
  const services = config.PUSH_SERVICES;
  return {
    mail: config.SMTP_URL ? smtpMailSender(config.SMTP_URL, config.MAIL_FROM) : mailboxOnly(),
    push: {
      publicKey: key.publicKey,
      send: webPush({ key, services, subject: `mailto:${config.SUPPORT_EMAIL}`, clock }),
    },
    registry: openRegistry(config, clock),
    whatsapp: whatsAppOf(config),
  };
}

function whatsAppOf(config: Config): Outside['whatsapp'] {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = config;
  if (token && phoneNumberId)
    return whatsAppCloudSender({ url: config.WHATSAPP_URL, token, phoneNumberId });
  return config.NODE_ENV === 'production' ? notConfigured('WhatsApp') : mailboxOnly();
}
