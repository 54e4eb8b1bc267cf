import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newTokenKey } from '../../platform/secrets.ts';
import { createTokens } from './tokens.ts';

const NOW = new Date('2026-11-29T12:00:00.000Z');

const readBack = async (ids: { accountId: string; sessionId: string }) => {
  const tokens = await createTokens(newTokenKey());
  const token = await tokens.issue({ ...ids, email: 'ana@ejemplo.test', role: 'PATIENT' }, NOW);
  return tokens.read(token, NOW);
};

test.each([
  ['no-es-un-id', newId()],
  [newId(), 'no-es-un-id'],
  [newId(), ''],
])(
  'a token that we signed for the account %j and the session %j is no token',
  async (accountId, sessionId) => {
    expect(await readBack({ accountId, sessionId })).toBeUndefined();
  },
);

test('a token of an account and a session says which', async () => {
  const [accountId, sessionId] = [newId(), newId()];
  expect(await readBack({ accountId, sessionId })).toMatchObject({
    sub: accountId,
    sid: sessionId,
  });
});
