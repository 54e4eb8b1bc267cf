import { parseArgs } from 'node:util';
import { consentKinds } from '@app/contract/consents';
import { z } from 'zod';
import { importText } from '../consents/index.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { CliContext } from './with-database.ts';

const options = z.object({ kind: z.enum(consentKinds).default('terms'), address: z.url() });

/** Publishes a new version of a public text from TERMS_URL or the given address. */
export async function importTerms({ config, url }: CliContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { kind: { type: 'string' } },
    allowPositionals: true,
  });
  const { kind, address } = options.parse({
    ...values,
    address: positionals[0] ?? config.TERMS_URL,
  });
  const { database, close } = openDatabase(url, { onError: () => {} });
  try {
    const { version, isNew } = await importText(database, kind, address);
    console.log(
      isNew
        ? `Version ${version} of ${kind} is in force.`
        : `Version ${version} is still the same.`,
    );
  } finally {
    await close();
  }
}
