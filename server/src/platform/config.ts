import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Setting, settings } from './settings.ts';

type Settings = typeof settings;
type Read = { [name in keyof Settings]: z.output<Settings[name]['schema']> };

/** The validated settings. */
export type Config = Omit<Read, 'DEMO' | 'REQUIRE_SECOND_FACTOR'> & {
  DEMO: boolean;
  REQUIRE_SECOND_FACTOR: boolean;
};

/** Every problem of the environment, not only the first. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Reads and validates the environment. Throws one ConfigError that lists every problem. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const entries = Object.entries(settings).map(([name, { schema }]) => {
    const raw = rawValue(name, environment, problems);
    const result = schema.safeParse(raw);
    for (const issue of result.error?.issues ?? []) problems.push(`${name}: ${issue.message}`);
    // An invalid setting is present: only its own problem is reported.
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

const whatsAppSettings = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

function conflicts(read: Read): string[] {
  const problems: string[] = [];
  if (Boolean(read.TURN_URL) !== Boolean(read.TURN_SECRET)) {
    problems.push('TURN_URL and TURN_SECRET go together');
  }
  if (Boolean(read.GOOGLE_CLIENT_ID) !== Boolean(read.GOOGLE_CLIENT_SECRET)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together');
  }
  if (Boolean(read.MERCADO_PAGO_ACCESS_TOKEN) !== Boolean(read.MERCADO_PAGO_WEBHOOK_SECRET)) {
    problems.push('MERCADO_PAGO_ACCESS_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET go together');
  }
  if (Boolean(read.REGISTRY_URL) !== Boolean(read.REGISTRY_TOKEN))
    problems.push('REGISTRY_URL and REGISTRY_TOKEN go together');
  if (new Set(whatsAppSettings.map((name) => Boolean(read[name]))).size > 1)
    problems.push(`${whatsAppSettings.join(', ')} go together`);
  if (read.MERCADO_PAGO_ACCESS_TOKEN && !read.PUBLIC_URL)
    problems.push('MERCADO_PAGO_ACCESS_TOKEN needs PUBLIC_URL');
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
    'FILES_KEY',
    // Without them, anybody could pay on the test page.
    'MERCADO_PAGO_ACCESS_TOKEN',
    'MERCADO_PAGO_WEBHOOK_SECRET',
  ] as const;
  const problems = demanded
    .filter((name) => !read[name])
    .map((name) => `${name}: required in production`);
  if (read.PUBLIC_URL && !read.PUBLIC_URL.startsWith('https:'))
    problems.push('PUBLIC_URL: must start with https: in production');
  problems.push(...weakSecrets(read));
  if (read.DEMO) problems.push('DEMO: the demonstration clinic is not for production');
  return problems;
}

const GUESSABLE = /^(.{1,12})\1+$|change|example|secret|password|contrase/i;
const SIGNS_MIN = 10;

/** Secrets that are long but repetitive, copied from an example or used twice. */
function weakSecrets(read: Read): string[] {
  const names = ['SESSION_SECRET', 'FILES_KEY', 'METRICS_TOKEN', 'TURN_SECRET'] as const;
  const given = names.flatMap((name) => (read[name] ? [{ name, value: read[name] }] : []));
  return given.flatMap(({ name, value }, index) => {
    const isTwin = given.slice(0, index).some((other) => other.value === value);
    const isGuessable = GUESSABLE.test(value) || new Set(value).size < SIGNS_MIN;
    return isTwin || isGuessable
      ? [`${name}: easy to guess or used twice, take for example: openssl rand -base64 33`]
      : [];
  });
}

/** The text of .env.example: each setting with its description and default. */
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
