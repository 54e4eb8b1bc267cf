import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Setting = {
  section: string;
  about: string;
  schema: z.ZodType;
  example?: string;
  secret?: true;
};

const flag = (fallback: boolean) => z.stringbool().default(fallback);
const optionalFlag = z.stringbool().optional();
const whole = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const address = (...protocols: string[]) =>
  z
    .url()
    .refine((url) => protocols.some((protocol) => url.startsWith(`${protocol}:`)), {
      error: `must start with ${protocols.map((protocol) => `${protocol}:`).join(' or ')}`,
    })
    .optional();

/** Every setting of an installation, read from the environment; NAME_FILE names a file that holds NAME. */
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
    about: 'address that people type; https makes cookies Secure',
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
    about: 'calls a minute that one session or address may make',
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
  REQUIRE_PROFESSIONAL_APPROVAL: {
    section: 'Clinic',
    about: 'a professional attends only once the licence is verified',
    schema: flag(true),
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

type Settings = typeof settings;
type Read = { [name in keyof Settings]: z.output<Settings[name]['schema']> };

/** The settings of this run, checked. */
export type Config = Omit<Read, 'DEMO' | 'REQUIRE_SECOND_FACTOR'> & {
  DEMO: boolean;
  REQUIRE_SECOND_FACTOR: boolean;
};

/** What is wrong with the environment: every problem, not the first. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Reads and checks the environment. Throws one ConfigError that lists everything to correct. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const entries = Object.entries(settings).map(([name, { schema }]) => {
    const raw = rawValue(name, environment, problems);
    const result = schema.safeParse(raw);
    for (const issue of result.error?.issues ?? []) problems.push(`${name}: ${issue.message}`);
    // A wrong setting still counts as given: its own problem is told, not that it is missing too.
    return [name, result.success ? result.data : raw];
  });
  const read = Object.fromEntries(entries) as Read;
  problems.push(...conflicts(read));
  if (problems.length > 0) throw new ConfigError(problems);
  return withDefaults(read);
}

function rawValue(name: string, environment: NodeJS.ProcessEnv, problems: string[]) {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    problems.push(`${name}_FILE: ${file} cannot be read`);
    return undefined;
  }
}

const withDefaults = (read: Read): Config => ({
  ...read,
  DEMO: read.DEMO ?? (read.NODE_ENV === 'development' && !read.DATABASE_URL),
  REQUIRE_SECOND_FACTOR: read.REQUIRE_SECOND_FACTOR ?? read.NODE_ENV === 'production',
});

function conflicts(read: Read): string[] {
  const problems: string[] = [];
  if (Boolean(read.TURN_URL) !== Boolean(read.TURN_SECRET)) {
    problems.push('TURN_URL and TURN_SECRET go together');
  }
  if (read.VIDEO_RELAY_ONLY && !read.TURN_URL) problems.push('VIDEO_RELAY_ONLY needs TURN_URL');
  if (read.NODE_ENV === 'production') problems.push(...productionConflicts(read));
  return problems;
}

function productionConflicts(read: Read): string[] {
  const demanded = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'SESSION_SECRET',
    'TOKEN_PRIVATE_KEY',
    'SIGNING_KEY',
  ] as const;
  const problems = demanded
    .filter((name) => !read[name])
    .map((name) => `${name}: required in production`);
  if (read.DEMO) problems.push('DEMO: the demonstration clinic is not for production');
  return problems;
}

/** The text of .env.example: each setting with its meaning and default. */
export function describeSettings(): string {
  const lines = ['# Settings of an installation. Generated: npm run cli -- config:example', ''];
  let section = '';
  for (const [name, setting] of Object.entries(settings) as [string, Setting][]) {
    if (setting.section !== section) lines.push(`## ${setting.section}`);
    section = setting.section;
    const fallback = setting.schema.safeParse(undefined).data;
    lines.push(`# ${setting.about}${setting.secret ? ` (or ${name}_FILE)` : ''}`);
    lines.push(`# ${name}=${fallback ?? setting.example ?? ''}`, '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
