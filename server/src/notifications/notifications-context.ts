import type { WhatsAppReach } from '@app/contract/notifications';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';

/** Dependencies of notifications. */
export type NotificationsContext = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'log' | 'publicUrl'
> & {
  outbox: Pick<Outbox, 'send'>;
  /** The key with which browsers subscribe. */
  pushPublicKey: string;
  voice: Pick<HubVoice, 'toAccount'>;
  /** How to reach an account outside the product, implemented in a higher layer. */
  reach: Reach;
};

export type Reach = {
  /** Makes the telephone of an account be confirmed again. */
  doubtTelephone: (transaction: DatabaseTransaction, accountId: string) => Promise<void>;
  emailIn: (transaction: DatabaseTransaction, accountId: string) => Promise<string | undefined>;
  whatsAppOf: (
    database: Database,
    accountId: string,
  ) => Promise<{ reach: WhatsAppReach; telephone: string | undefined }>;
};
