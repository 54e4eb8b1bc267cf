import type { Notifications } from '../notifications/index.ts';
import { type Circuit, createCircuit } from '../platform/outside/circuit.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { ProfessionalRegistry } from '../platform/outside/registry/registry.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';

type Needs = Platform & {
  notifications: Notifications;
  profiles: Profiles;
  sendMail: Outbox['sendMail'];
  /** `undefined` if the installation uses none. */
  registry: ProfessionalRegistry | undefined;
  /** Ends duty, places in line and calls of an account that has been blocked. */
  leaveCare: (accountId: string) => Promise<void>;
};

/** Dependencies of the registry checks; all share the registry's circuit on this node. */
export type RegistryChecks = Needs & { circuit: Circuit };

export const createRegistryChecks = (needs: Needs): RegistryChecks => ({
  ...needs,
  circuit: createCircuit(needs.clock),
});
