import type { Messages } from '../messages/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { People } from './people.ts';

/** Messages to patients: templates, sending, and delivery states. */
export const composeMessages = (platform: Platform, people: People, outbox: Outbox): Messages => ({
  ...platform,
  familyGroup: people.familyGroup,
  licences: people.licences,
  notifications: people.notifications,
  outbox,
  presence: people.presence,
  profiles: people.profiles,
  whatsAppOf: people.whatsAppOf,
});
