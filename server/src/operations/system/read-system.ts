import type { System, SystemPart } from '@app/contract/operations';
import { readDurability } from '../../platform/database/durability.ts';
import { createClamavScanner } from '../../platform/files/clamav-scanner.ts';
import { failingRounds } from '../../platform/jobs/periodically.ts';
import type { OperationsNeeds } from '../operations.ts';
import { systemRepository } from './system.repository.ts';

const STARTED_AT = new Date();

type States = Record<SystemPart, 'ok' | 'away' | 'off'>;

/** The running version, its start, and the state of the parts that it depends on (requirement: system shown). */
export async function readSystem(needs: OperationsNeeds): Promise<System> {
  const row = await systemRepository(needs.database).read();
  const { last_notice, last_refused } = row;
  // With a wrong secret all messages are refused; the next good one says that it is right again.
  const areRefused = last_refused !== null && (last_notice === null || last_notice < last_refused);
  const parts = await readParts(needs, areRefused);
  return {
    version: needs.version,
    startedAt: STARTED_AT.toISOString(),
    databaseVersion: row.database_version,
    databaseBytes: row.database_bytes,
    migrations: row.migrations,
    parts: (Object.keys(parts) as SystemPart[]).map((part) => ({ part, state: parts[part] })),
    failingRounds: failingRounds().map(({ name, since }) => ({ name, since: since.toISOString() })),
    messages: { waiting: row.waiting, failed: row.failed, givenUp: row.given_up },
    refusedNotices: {
      count: row.refused_notices,
      lastDate: last_refused?.toISOString() ?? null,
    },
    lastBackup: row.last_backup?.toISOString() ?? null,
  };
}

const isSet = (setting: unknown) => (setting ? 'ok' : 'off');

/** For parts that are only configured, `ok` means just that; other screens show whether they work. */
async function readParts(
  { bus, config, outbox, pool }: OperationsNeeds,
  areNoticesRefused: boolean,
): Promise<States> {
  const durability = await readDurability(pool);
  const isRefused = (channel: string) =>
    outbox.providers().some((one) => one.channel === channel && one.state !== 'CLOSED');
  return {
    database: 'ok',
    durability: durability.every(({ isSafe }) => isSafe) ? 'ok' : 'away',
    redis: config.REDIS_URL ? (bus.isWhole() ? 'ok' : 'away') : 'off',
    antivirus: await antivirus(config.ANTIVIRUS_URL),
    mail: isRefused('email') ? 'away' : isSet(config.SMTP_URL),
    whatsapp: isRefused('whatsapp') ? 'away' : isSet(config.WHATSAPP_TOKEN),
    push: isRefused('push') ? 'away' : 'ok',
    google: isSet(config.GOOGLE_CLIENT_ID),
    payments: areNoticesRefused ? 'away' : isSet(config.MERCADO_PAGO_ACCESS_TOKEN),
    relay: isSet(config.TURN_URL),
    registry: isSet(config.REGISTRY_URL),
  };
}

async function antivirus(url: string | undefined) {
  if (!url) return 'off';
  return (await createClamavScanner(url).answers()) ? 'ok' : 'away';
}
