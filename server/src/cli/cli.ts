import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { roles } from '@app/contract/accounts';
import { z } from 'zod';
import { seedCatalogs } from '../../seed/seed-catalogs.ts';
import { seedLocalities } from '../../seed/seed-localities.ts';
import { describeSettings, readConfig } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { writeDemo } from '../start-server.ts';
import { closeVisit } from './close-visit.ts';
import { createUser } from './create-user.ts';
import { diagnose } from './doctor.ts';
import { importCommands } from './import/import-command.ts';
import { importTerms } from './import-terms.ts';
import { recordBackup } from './record-backup.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { verifyProfessional } from './verify-professional.ts';
import { type CliContext, withDatabase } from './with-database.ts';

const UNDEFINED_TABLE = '42P01';
/** The exit code of a call that could not be understood. */
const WRONG_CALL = 2;

/** A command of the host. */
type Command = {
  usage: string;
  /** Without arguments it can only show its usage. */
  needsArguments?: true;
  run: (args: string[]) => Promise<void> | void;
};

const commands: Record<string, Command> = {
  migrate: {
    usage: 'migrate                        bring the database up to this version',
    run: () =>
      withDatabase(async ({ url }) => {
        const applied = await migrate(url);
        console.log(applied.length ? `Applied: ${applied.join(', ')}` : 'Already up to date.');
      }),
  },
  seed: {
    usage: 'seed [--demo]                  starting catalogue, or the demonstration clinic',
    run: async (args) => {
      const { values } = parseArgs({ args, options: { demo: { type: 'boolean' } } });
      if (!values.demo) return withDatabase(({ pool }) => seedCatalogue(pool));
      const isNew = await writeDemo({ ...readConfig(process.env), LOG_LEVEL: 'error' });
      console.log(
        isNew
          ? 'The demonstration clinic is ready.'
          : 'There are accounts already: nothing was changed.',
      );
    },
  },
  'user:create': {
    usage: `user:create --email E --role R --password P   an active account; of a pharmacy with --branch B. Roles: ${roles.join(', ').toLowerCase()}`,
    needsArguments: true,
    run: (args) => withDatabase((context) => createUser(context, args)),
  },
  'user:verify': {
    usage: "user:verify --email E          verify a professional's licences",
    needsArguments: true,
    run: (args) => withDatabase((context) => verifyProfessional(context, args)),
  },
  ...importCommands,
  'import:terms': {
    usage:
      'import:terms [--kind K] [URL]  publish a new version of a public text, from TERMS_URL or the one typed',
    run: (args) => withDatabase((context) => importTerms(context, args)),
  },
  'user:reset-second-factor': {
    usage: 'user:reset-second-factor --email E   for who lost telephone and recovery codes',
    needsArguments: true,
    run: (args) => withDatabase((context) => resetSecondFactor(context, args)),
  },
  'visit:close': {
    usage: 'visit:close --visit V --reason R     a visit whose record nobody is going to write',
    needsArguments: true,
    run: (args) => withDatabase((context) => closeVisit(context, args)),
  },
  'backup:record': {
    usage: 'backup:record --file F         report a backup that was made of the database',
    needsArguments: true,
    run: (args) => withDatabase((context) => recordBackup(context, args)),
  },
  doctor: {
    usage: 'doctor                         what works and what is missing',
    run: () => withDatabase(diagnose),
  },
  'config:check': {
    usage: 'config:check                   check the environment',
    run: () => {
      readConfig(process.env);
      console.log('The configuration is complete.');
    },
  },
  'config:example': {
    usage: 'config:example                 write .env.example',
    run: () => writeFileSync('.env.example', describeSettings()),
  },
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) showCommands();
else if (asksForHelp(args)) showUsage(command);
else if (command.needsArguments && args.length === 0) showUsage(command, WRONG_CALL);
else await runCommand(command);

async function runCommand({ run, usage }: Command): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    console.error(explain(error));
    if (isOfArguments(error)) console.error(`\nnpm run cli -- ${usage}`);
    process.exit(1);
  }
}

/** Every command; if another one was typed, says which. */
function showCommands(): void {
  const isAsked = name === 'help' || asksForHelp([name]);
  if (!isAsked) console.error(`There is no command ${name}.\n`);
  const usages = Object.values(commands).map(({ usage }) => `  ${usage}`);
  console.log(`npm run cli -- <command>\n\n${usages.join('\n')}`);
  process.exitCode = isAsked ? 0 : WRONG_CALL;
}

function showUsage({ usage }: Command, exitCode = 0): void {
  console.log(`npm run cli -- ${usage}`);
  process.exitCode = exitCode;
}

function asksForHelp(words: string[]): boolean {
  return words.some((word) => word === '--help' || word === '-h');
}

function isOfArguments(error: unknown): boolean {
  const code = String((error as { code?: string }).code);
  return error instanceof z.ZodError || code.startsWith('ERR_PARSE_ARGS');
}

async function seedCatalogue(pool: CliContext['pool']): Promise<void> {
  const client = await pool.connect();
  try {
    await seedCatalogs(client);
    await seedLocalities(client);
    console.log('The starting catalogue is ready.');
  } finally {
    client.release();
  }
}

/** Explains an error to the person who typed the command. */
function explain(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  const { message, code } = error as Error & { code?: string };
  return code === UNDEFINED_TABLE ? 'The database is new: npm run cli -- migrate' : message;
}
