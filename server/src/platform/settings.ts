import { z } from 'zod';
import { clamavAddress } from './files/clamav-address.ts';
import { messageSettings } from './message-settings.ts';
import { registrySettings } from './registry-settings.ts';
import { address, flag, optionalFlag, price, secureAddress, whole } from './setting-schemas.ts';

/** One setting: its description and its schema. */
export type Setting = {
  section: string;
  about: string;
  schema: z.ZodType;
  example?: string;
  secret?: true;
};

/** Every setting, read from the environment; NAME_FILE names a file that contains NAME. */
export const settings = {
  NODE_ENV: {
    section: 'Server',
    about: 'production demands secrets and real adapters',
    schema: z.enum(['development', 'production', 'test']).default('development'),
  },
  PORT: {
    section: 'Server',
    about: 'port of web, API, /ws and /rtc',
    schema: whole(0, 65_535, 3000),
  },
  HOST: {
    section: 'Server',
    about: 'address to listen on',
    schema: z.string().min(1).default('127.0.0.1'),
  },
  PUBLIC_URL: {
    section: 'Server',
    about:
      'address that people type, and beside this machine the only one that is answered; https makes cookies Secure',
    schema: address('http', 'https'),
    example: 'https://cercana.example',
  },
  TRUSTED_PROXY: {
    section: 'Server',
    about: 'address of the reverse proxy whose X-Forwarded-For is believed',
    schema: z.string().min(1).optional(),
  },
  REQUESTS_PER_MINUTE: {
    section: 'Server',
    about:
      'calls a minute that one session may make; strangers of one address may make five times as many',
    schema: whole(60, 1_000_000, 240),
  },
  LOG_LEVEL: {
    section: 'Server',
    about: 'least severe line of the log',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  },
  METRICS_TOKEN: {
    section: 'Server',
    about:
      'what /metrics asks for (Authorization: Bearer), at least 16 characters; without it only development on a loopback HOST serves it',
    schema: z.string().min(16).optional(),
    secret: true,
  },
  BRAND_NAME: {
    section: 'Server',
    about: 'name shown on screens, mails and documents',
    schema: z.string().min(1).max(40).default('Cercana'),
  },
  SUPPORT_EMAIL: {
    section: 'Server',
    about: 'where people write when they need help',
    schema: z.email().default('soporte@cercana.test'),
  },
  MEDICAL_DIRECTOR_EMAIL: {
    section: 'Server',
    about: 'who is told that a record was opened for an emergency; without it SUPPORT_EMAIL is',
    schema: z.email().optional(),
    example: 'direccion.medica@cercana.example',
  },
  SUPPORT_PHONE: {
    section: 'Server',
    about: 'telephone of support, shown in the help; without it only the mail is',
    schema: z
      .string()
      .regex(/^\+?[\d ()-]{3,30}$/, 'must be a telephone number')
      .optional(),
    example: '0800 555 0107',
  },
  SUPPORT_HOURS: {
    section: 'Server',
    about: 'when support answers, as people read it',
    schema: z.string().min(1).max(80).default('lunes a viernes de 9 a 18'),
  },
  TERMS_URL: {
    section: 'Server',
    about: 'page from which import:terms takes the terms and conditions',
    schema: address('http', 'https'),
    example: 'https://cercana.example/terminos',
  },
  DATA_DIR: {
    section: 'Storage',
    about: 'folder of the embedded database, keys and generated secrets',
    schema: z.string().min(1).default('.data'),
  },
  DATABASE_URL: {
    section: 'Storage',
    about: 'PostgreSQL 15 or newer; without it the embedded one runs',
    schema: address('postgres', 'postgresql'),
    secret: true,
  },
  REDIS_URL: {
    section: 'Storage',
    about: 'only for several servers: passes events between them',
    schema: address('redis', 'rediss'),
    secret: true,
  },
  ANTIVIRUS_URL: {
    section: 'Storage',
    about:
      'ClamAV daemon that looks at the files that patients attach, clamd://host:port or clamd:///path/of/its/socket; without it nothing is looked at and files may be opened at once',
    schema: z
      .string()
      .refine((url) => clamavAddress(url) !== undefined, {
        error: 'must be clamd://host:port or clamd:///path',
      })
      .optional(),
    example: 'clamd://127.0.0.1:3310',
  },
  ...messageSettings,
  ...registrySettings,
  GOOGLE_ISSUER: {
    section: 'Login with Google',
    about: 'OpenID Connect issuer of the button; another one only for tests',
    schema: secureAddress('https://accounts.google.com'),
  },
  GOOGLE_CLIENT_ID: {
    section: 'Login with Google',
    about:
      'client of the installation; without it the button is hidden. Its redirect address is PUBLIC_URL/gmail/callback',
    schema: z.string().min(1).optional(),
  },
  GOOGLE_CLIENT_SECRET: {
    section: 'Login with Google',
    about: 'secret of that client',
    schema: z.string().min(1).optional(),
    secret: true,
  },
  MERCADO_PAGO_ACCESS_TOKEN: {
    section: 'Payments',
    about:
      'access token of the application at Mercado Pago; without it pages of tests are shown on which nobody pays. Its webhooks (event Payments) go to PUBLIC_URL/api/payments/notices/mercado-pago',
    schema: z.string().min(8).optional(),
    secret: true,
  },
  MERCADO_PAGO_WEBHOOK_SECRET: {
    section: 'Payments',
    about: 'secret with which Mercado Pago signs those webhooks',
    schema: z.string().min(8).optional(),
    secret: true,
  },
  MERCADO_PAGO_URL: {
    section: 'Payments',
    about: 'interface of Mercado Pago; another one only for tests',
    schema: secureAddress('https://api.mercadopago.com'),
  },
  PRIVATE_CONSULTATION_PRICE: {
    section: 'Payments',
    about:
      'pesos of a consultation of the guard that is paid privately once the plan has none left; without it only people of plans that name a price pay one',
    schema: price,
    example: '15000.00',
  },
  TURN_URL: {
    section: 'Video',
    about: 'relay for calls that cannot connect directly',
    schema: z
      .string()
      .regex(/^turns?:/)
      .optional(),
    example: 'turn:relay.example:3478',
  },
  TURN_SECRET: {
    section: 'Video',
    about: 'secret shared with coturn (use-auth-secret)',
    schema: z.string().min(8).optional(),
    secret: true,
  },
  VIDEO_RELAY_ONLY: {
    section: 'Video',
    about: 'true hides the address of each side from the other',
    schema: flag(false),
  },
  VIDEO_MAX: {
    section: 'Video',
    about: 'tallest picture that the call may climb to',
    schema: z.enum(['120p', '240p', '360p', '480p', '720p']).default('480p'),
  },
  QUEUE_GRACE_SECONDS: {
    section: 'Guard',
    about: 'how long a lost connection keeps the place in the queue',
    schema: whole(5, 600, 30),
  },
  SESSION_SECRET: {
    section: 'Secrets',
    about: 'at least 32 characters; peppers passwords and keys',
    schema: z.string().min(32).optional(),
    secret: true,
  },
  TOKEN_PRIVATE_KEY: {
    section: 'Secrets',
    about: 'Ed25519 private key in PEM that signs tokens',
    schema: z.string().includes('PRIVATE KEY').optional(),
    secret: true,
  },
  SIGNING_KEY: {
    section: 'Secrets',
    about:
      'certificate and private key in PEM that sign documents; in development made once in DATA_DIR/signing',
    schema: z.string().includes('CERTIFICATE').includes('PRIVATE KEY').optional(),
    secret: true,
  },
  FILES_KEY: {
    section: 'Secrets',
    about: 'at least 32 characters; seals the files of patients and professionals at rest',
    schema: z.string().min(32).optional(),
    secret: true,
  },
  FILES_OLD_KEYS: {
    section: 'Secrets',
    about: 'earlier values of FILES_KEY, separated by commas, that still open their files',
    schema: z
      .string()
      .transform((list) => list.split(',').map((key) => key.trim()))
      .optional(),
    secret: true,
  },
  DEMO: {
    section: 'Clinic',
    about:
      'demonstration clinic and logins; default true only on the embedded database in development',
    schema: optionalFlag,
  },
  REQUIRE_SECOND_FACTOR: {
    section: 'Clinic',
    about: 'second factor for professionals and staff; default true in production',
    schema: optionalFlag,
  },
  STAFF_APPROVALS: {
    section: 'Clinic',
    about:
      'people of the staff who have to agree before somebody is verified, suspended or given a role: 1, or 2 different ones',
    schema: whole(1, 2, 1),
  },
  REQUIRE_PROFESSIONAL_APPROVAL: {
    section: 'Clinic',
    about: 'a professional attends only once the licence is verified',
    schema: flag(true),
  },
  FEATURE_PATIENT_BOOKING: {
    section: 'Clinic',
    about: 'patients book and move appointments by themselves',
    schema: flag(false),
  },
  CUIR_PLATFORM_NUMBER: {
    section: 'Clinic',
    about:
      'number of the registered prescribing platform; without it prescriptions are marked as tests',
    schema: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
  },
  CUIR_REPOSITORY_NUMBER: {
    section: 'Clinic',
    about: 'number of the registered repository; as above',
    schema: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
  },
} as const satisfies Record<string, Setting>;
