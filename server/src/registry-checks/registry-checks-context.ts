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
  /** Undefined where the installation asks none. */
  registry: ProfessionalRegistry | undefined;
  /** Ends duty, places in line and calls of an account that may not take part any more. */
  leaveCare: (accountId: string) => Promise<void>;
};

/** Dependencies of the checks in the registry; what this node knows of how the registry does is shared by all. */
export type RegistryChecks = Needs & { circuit: Circuit };

export const createRegistryChecks = (needs: Needs): RegistryChecks => ({
  ...needs,
  circuit: createCircuit(needs.clock),
});
