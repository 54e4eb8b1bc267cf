import type { RegistryQuestion } from '../platform/outside/registry/registry.ts';
import { oddProvider } from './odd-provider.ts';

export const REGISTRY_TOKEN = 'token of the registry of tests';

/** The answer of a registry; licences left out are found. */
type Said = {
  identity?: { finding: string; name?: string };
  licences?: Record<string, { finding: string; validUntil?: string }>;
};

/** A registry over a real socket that finds everything, except for what it is told to answer. */
export async function registryOfTests() {
  const odd = await oddProvider(answering({}));
  return {
    ...odd,
    settings: { REGISTRY_URL: `${odd.url}/consultas`, REGISTRY_TOKEN },
    /** Sets the answers from now on; `until` delays every answer. */
    say: (said: Said, until?: Promise<unknown>) => odd.answerWith(answering(said, until)),
  };
}

const answering =
  (said: Said, until?: Promise<unknown>): Parameters<typeof oddProvider>[0] =>
  async ({ body }) => {
    await until;
    const { licences } = JSON.parse(body.toString()) as RegistryQuestion;
    return {
      status: 200,
      body: {
        registry: 'REFEPS',
        identity: said.identity ?? { finding: 'FOUND' },
        licences: licences.map(({ number }) => ({
          number,
          ...(said.licences?.[number] ?? { finding: 'FOUND' }),
        })),
      },
    };
  };
