import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mood, oddProvider } from '../../../testing/odd-provider.ts';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { ProviderDown } from '../message.ts';
import { httpRegistry } from './http-registry.ts';
import { openRegistry } from './open-registry.ts';
import type { RegistryQuestion } from './registry.ts';

const QUESTION: RegistryQuestion = {
  idNumber: '36777111',
  cuil: '23367771119',
  firstName: 'Diego',
  lastName: 'Sosa',
  profession: 'Médico',
  refepsCode: '1036777111',
  licences: [
    { kind: 'NATIONAL', jurisdiction: '02', issuer: 'Ministerio de Salud', number: '98421' },
    { kind: 'PROVINCIAL', jurisdiction: '06', issuer: 'Colegio de Médicos', number: '33507' },
  ],
};
const licences = [
  { number: '98421', finding: 'FOUND' },
  { number: '33507', finding: 'FOUND', validUntil: '2030-01-31' },
];
const ANSWER = {
  registry: 'REFEPS',
  identity: { finding: 'FOUND', name: 'SOSA, DIEGO' },
  licences,
};

let provider: Awaited<ReturnType<typeof oddProvider>>;
beforeAll(async () => {
  provider = await oddProvider(() => ({ status: 200, body: ANSWER }));
});
beforeEach(() => {
  provider.behave();
  answer(ANSWER);
  provider.received.length = 0;
});
afterAll(() => provider.close());

const answer = (body: object, status = 200) => provider.answerWith(() => ({ status, body }));
const ask = (url = provider.url) =>
  httpRegistry({ url, token: 'token of the tests', clock: systemClock }).ask(QUESTION);

describe('no answer at all is', () => {
  test.each<Mood>(['fails', 'garbage', 'huge', 'redirects', 'loses answers'])(
    'that of a registry that %s',
    async (mood) => {
      provider.behave(mood);
      await expect(ask()).rejects.toThrow(ProviderDown);
    },
  );

  test.each([400, 401, 403, 404, 429])('a refusal (%i)', async (status) => {
    answer(ANSWER, status);
    await expect(ask()).rejects.toThrow(ProviderDown);
  });

  test.each([
    ['nothing', {}],
    ['an unknown finding', { ...ANSWER, identity: { finding: 'PERHAPS' } }],
    ['one licence of two', { ...ANSWER, licences: licences.slice(1) }],
    ['another licence', { ...ANSWER, licences: [{ number: '1', finding: 'FOUND' }, licences[1]] }],
    ['the licences in another order', { ...ANSWER, licences: licences.toReversed() }],
    [
      'a day that does not exist',
      { ...ANSWER, licences: [{ ...licences[0], validUntil: '2026-02-30' }, licences[1]] },
    ],
    ['a name without letters', { ...ANSWER, registry: '\u200b' }],
    ['a name without end', { ...ANSWER, identity: { finding: 'FOUND', name: 'x'.repeat(201) } }],
  ])('%s', async (_, body) => {
    answer(body);
    await expect(ask()).rejects.toThrow(ProviderDown);
  });
});

test('a registry that hangs or drips is given up after ten seconds', async () => {
  const moods = ['hangs', 'drips'] as const;
  const odd = await Promise.all(moods.map(() => oddProvider(() => ({ status: 200 }))));
  const started = performance.now();
  const asked = odd.map((one, index) => {
    one.behave(moods[index]);
    return ask(one.url);
  });
  for (const outcome of await Promise.allSettled(asked))
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ProviderDown) });
  expect(performance.now() - started).toBeLessThan(14_000);
  await Promise.all(odd.map((one) => one.close()));
}, 20_000);

test('the documented question is sent, with the token, and the answer is kept by its hash', async () => {
  expect(await ask()).toEqual({
    registry: 'REFEPS',
    identity: 'FOUND',
    name: 'SOSA, DIEGO',
    licences: [
      { finding: 'FOUND', validUntil: null },
      { finding: 'FOUND', validUntil: '2030-01-31' },
    ],
    hash: createHash('sha256').update(JSON.stringify(ANSWER)).digest(),
  });
  const [sent] = provider.received;
  expect(sent?.headers.authorization).toBe('Bearer token of the tests');
  expect(JSON.parse(String(sent?.body))).toEqual(QUESTION);
});

test('a licence whose last day has passed is expired, whatever is said of it', async () => {
  answer({ ...ANSWER, licences: [{ ...licences[0], validUntil: '2020-01-31' }, licences[1]] });
  expect((await ask()).licences[0]).toEqual({ finding: 'EXPIRED', validUntil: '2020-01-31' });
});

describe('without settings', () => {
  test('production asks nobody', () => {
    const config = { ...readConfig({}), NODE_ENV: 'production' as const };
    expect(openRegistry(config, systemClock)).toBeUndefined();
  });

  test('development finds everything but its odd cases, and says that it made it up', async () => {
    const simulated = openRegistry(readConfig({}), systemClock);
    expect(simulated?.isSimulated).toBe(true);
    expect(await simulated?.ask(QUESTION)).toMatchObject({
      registry: 'Registro simulado',
      identity: 'FOUND',
      name: 'Sosa, Diego',
      licences: [{ finding: 'FOUND' }, { finding: 'FOUND' }],
    });
    const odd = ['90001', '90002', '90003', '90004'].map((number) => ({
      ...QUESTION.licences[0],
      number,
    }));
    expect(
      await simulated?.ask({ ...QUESTION, idNumber: '39000002', licences: odd as never }),
    ).toMatchObject({
      identity: 'ANOTHER_NAME',
      licences: ['NOT_FOUND', 'ANOTHER_NAME', 'EXPIRED', 'SUSPENDED'].map((finding) => ({
        finding,
      })),
    });
  });
});
