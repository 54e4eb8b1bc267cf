import type { FastifyBaseLogger } from 'fastify';
import type { AccountsSecrets } from './accounts/index.ts';
import type { SigningWorker } from './documents/index.ts';
import type { Bus } from './platform/bus/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { MailSender, WhatsAppSender } from './platform/outside/message.ts';
import type { WebPush } from './platform/outside/push/web-push.ts';
import type { ProfessionalRegistry } from './platform/outside/registry/registry.ts';
import type { Secrets } from './platform/secrets.ts';

/** Everything outside the product; only these are faked in tests. */
export type Outside = Pick<OpenDatabase, 'database' | 'pool' | 'watch'> & {
  config: Config;
  secrets: AccountsSecrets & Pick<Secrets, 'fileKeys'>;
  jobs: Jobs;
  clock: Clock;
  mail: MailSender;
  whatsapp: WhatsAppSender;
  push: { publicKey: string; send: WebPush };
  /** `undefined` if the installation uses none. */
  registry: ProfessionalRegistry | undefined;
  bus: Bus;
  documentWorker: SigningWorker;
  log: FastifyBaseLogger;
  webFolder: string;
  version: string;
};
