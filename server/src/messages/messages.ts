import type { FamilyGroup } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { Presence } from '../presence/index.ts';
import type { Profiles, Reached } from '../profiles/index.ts';

/** Dependencies of messages to patients. */
export type Messages = Pick<Platform, 'clock' | 'config' | 'database' | 'publicUrl'> & {
  familyGroup: Pick<FamilyGroup, 'requireOwnPerson'>;
  licences: Pick<LicenceVerification, 'requireVerified'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  outbox: Outbox;
  presence: Pick<Presence, 'isAvailable'>;
  profiles: Pick<Profiles, 'emailIn' | 'findPersonOfAccount' | 'findPersons' | 'namesIn'>;
  /** Whether an account can be written to by WhatsApp, and where. */
  whatsAppOf: (accountId: string) => Promise<Reached>;
};
