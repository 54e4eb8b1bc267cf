import { dayOf } from '@app/contract/kernel';
import type { Clock } from '../../clock.ts';
import { askProvider } from '../ask-provider.ts';
import { ProviderDown } from '../message.ts';
import { readAnswer } from './read-answer.ts';
import type { ProfessionalRegistry } from './registry.ts';

type Address = { url: string; token: string; clock: Clock };

/** Asks a registry with one POST of JSON (docs/operations.md). An incomplete answer counts as none. */
export const httpRegistry = ({ url, token, clock }: Address): ProfessionalRegistry => ({
  isSimulated: false,
  ask: async (question) => {
    const { status, text } = await askProvider(url, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
    if (status !== 200) throw new ProviderDown(`the registry answered ${status}`);
    return readAnswer(text, question, dayOf(clock.now()));
  },
});
