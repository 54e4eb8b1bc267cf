import { z } from 'zod';
import { address, list, secureAddress } from './setting-schemas.ts';

/** Settings of the outgoing channels: mail, WhatsApp and pushes. */
export const messageSettings = {
  SMTP_URL: {
    section: 'Mail',
    about: 'mail server; without it mail falls into /dev/correo',
    schema: address('smtp', 'smtps'),
    secret: true,
  },
  MAIL_FROM: {
    section: 'Mail',
    about: 'sender of every mail',
    schema: z.string().min(3).default('Cercana <no-responder@cercana.test>'),
  },
  WHATSAPP_TOKEN: {
    section: 'WhatsApp',
    about:
      'permanent token of the Cloud API of WhatsApp; without it messages fall into /dev/correo, and production sends none. Its webhook (field messages) is PUBLIC_URL/api/messages/whatsapp',
    schema: z.string().min(8).optional(),
    secret: true,
  },
  WHATSAPP_PHONE_NUMBER_ID: {
    section: 'WhatsApp',
    about: 'id, at the Cloud API, of the telephone that writes',
    schema: z
      .string()
      .regex(/^\d{5,32}$/, 'must be digits')
      .optional(),
    example: '106540352242922',
  },
  WHATSAPP_APP_SECRET: {
    section: 'WhatsApp',
    about: 'secret of the application with which WhatsApp signs what it tells',
    schema: z.string().min(8).optional(),
    secret: true,
  },
  WHATSAPP_VERIFY_TOKEN: {
    section: 'WhatsApp',
    about: 'what is typed at WhatsApp as the verify token of that webhook',
    schema: z.string().min(8).optional(),
    secret: true,
  },
  WHATSAPP_URL: {
    section: 'WhatsApp',
    about: 'the Cloud API with its version; another one only for tests',
    schema: secureAddress('https://graph.facebook.com/v23.0'),
  },
  PUSH_KEY: {
    section: 'Push',
    about:
      'P-256 private key in PEM by which push services know the installation; without it one is made in DATA_DIR/secrets. Several servers need the same, and another one ends every subscription',
    schema: z.string().includes('PRIVATE KEY').optional(),
    secret: true,
  },
  PUSH_SERVICES: {
    section: 'Push',
    about: 'hosts, separated by commas, of the push services of browsers: no other is ever called',
    schema: list(
      'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    ),
  },
} as const;
