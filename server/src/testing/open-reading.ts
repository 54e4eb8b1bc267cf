import { dayOf } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { pino } from 'pino';
import { callersOf, createAccounts } from '../accounts/index.ts';
import { createFamilyGroup, familyGroupRoutes } from '../family-group/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createFileSealer } from '../platform/files/file-sealer.ts';
import type { Actor } from '../platform/http/actor.ts';
import { createHttpServer } from '../platform/http/http-server.ts';
import { makeRoute } from '../platform/http/route.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { createProfiles } from '../profiles/index.ts';

/** Measures the cost of authentication: reads the caller's profile with and without a session. */
const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL });
const url = config.DATABASE_URL ?? '';
const onError = () => {};
const { database, pool } = openDatabase(url, { onError });
const jobs = createJobs({ url, onError, run: false });
const platform = { config, database, clock: systemClock, jobs, log, publicUrl: '' };
const nothing = async () => '';
const secrets = loadSecrets(config);
const accounts = await createAccounts(platform, secrets, {
  sendMail: nothing,
  closeSockets: () => {},
});
const profiles = createProfiles({
  database,
  sealer: createFileSealer(secrets.fileKeys),
  today: () => dayOf(systemClock.now()),
});
const familyGroup = createFamilyGroup(platform, profiles, { isOnGuard: async () => false });
const http = await createHttpServer(config, log);
const route = makeRoute(http, callersOf(accounts), []);
familyGroupRoutes(route, familyGroup, profiles);

const { rows } = await pool.query(
  `select id as "accountId", email, role from account where email = 'paciente@cercana.test'`,
);
const somebody: Actor = { ...rows[0], sessionId: '', stepUpAt: null, requestId: '' };
route({ ...getOwnProfile, path: '/open', access: 'public' }, async () => {
  const data = await familyGroup.findOwnProfile(somebody);
  if (!data) throw new Error('the demonstration has no patient');
  return { status: 'ok' as const, data };
});

const address = await http.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`open: ${address}\n`);
process.once('SIGINT', () => process.exit(0));
