import { createHash } from 'node:crypto';
import { cleanText, type Day } from '@app/contract/kernel';
import { z } from 'zod';
import { ProviderDown } from '../message.ts';
import {
  FOUND_OF_IDENTITY,
  FOUND_OF_LICENCE,
  type RegistryAnswer,
  type RegistryQuestion,
} from './registry.ts';

const name = (max: number) => z.string().transform(cleanText).pipe(z.string().min(1).max(max));

/** The answer described in docs/operations.md; other fields are ignored. */
const answerSchema = z.object({
  registry: name(80),
  identity: z.object({ finding: z.enum(FOUND_OF_IDENTITY), name: name(200).nullish() }),
  licences: z.array(
    z.object({
      number: z.string(),
      finding: z.enum(FOUND_OF_LICENCE),
      validUntil: z.iso.date().nullish(),
    }),
  ),
});

/**
 * Parses an answer, which has to be about exactly the licences of the question, in their order. A licence whose
 * last day has passed counts as expired, whatever the answer says.
 *
 * @throws ProviderDown if it cannot be parsed: an incomplete answer proves nothing about anybody
 */
export function readAnswer(
  text: string,
  { licences: asked }: RegistryQuestion,
  today: Day,
): RegistryAnswer {
  const { data } = answerSchema.safeParse(parsed(text));
  const isOfThese =
    data?.licences.length === asked.length &&
    data.licences.every(({ number }, index) => number === asked[index]?.number);
  if (!data || !isOfThese) throw new ProviderDown('the registry answered something else');
  return {
    registry: data.registry,
    identity: data.identity.finding,
    name: data.identity.name ?? null,
    licences: data.licences.map(({ finding, validUntil = null }) => ({
      finding: finding === 'FOUND' && validUntil && validUntil < today ? 'EXPIRED' : finding,
      validUntil,
    })),
    hash: createHash('sha256').update(text).digest(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
