import { getAccount, mintToken } from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { getPlanInfo } from '@app/contract/coverage';
import { getGuardSummary } from '@app/contract/guard-queue';
import { getGuardHours } from '@app/contract/guard-shifts';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { listOwnEntries, listUnrecorded } from '@app/contract/visits';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionSource } from '../accounts/index.ts';
import { user } from '../guard-queue/testing/family.ts';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { keepSessionDescription } from '../lib/session/browser-storage.ts';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { readPatientHome } from './patient-home-readings.ts';
import { queryClient } from './query-cache.ts';

afterEach(() => queryClient.clear());

const cameBackAs = (active_role: string) => {
  session.plug(sessionSource);
  keepSessionDescription({ auth_method: 'password', expirationDate: '', active_role });
};

// First, since a page starts once.
test('while the page starts, everything above the button of the home is read once', async () => {
  cameBackAs('PATIENT');
  const asked: string[] = [];
  const once =
    <Reply>(what: string, reply: Reply) =>
    () => {
      asked.push(what);
      return reply;
    };
  answer(mintToken, once('token', { id_token: 't', expires_in: 600 }));
  answer(getAccount, once('account', anAccount()));
  answer(getOwnProfile, once('profile', asOk(user)));
  answer(listOwnEntries, once('places', asList([])));
  answer(listUnrecorded, once('unrecorded', asList([])));
  answer(getGuardSummary, once('guard', asList([])));
  answer(getGuardHours, once('hours', asList([])));
  answer(getPlanInfo, once('plan', refusal(503, 'server.busy')));
  await Promise.all([session.start(), readPatientHome()]);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked[0]).toBe('token');
  expect(asked.sort()).toEqual([
    'account',
    'guard',
    'hours',
    'places',
    'plan',
    'profile',
    'token',
    'unrecorded',
  ]);
  expect(queryClient.getQueryData(profileQuery.queryKey)?.id).toBe(user.id);
  expect(session.getSnapshot().status).toBe('open');
});

test.each(['PROFESSIONAL', 'PHARMACY'])('nothing of it is asked for a %s', async (role) => {
  cameBackAs(role);
  await readPatientHome();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('nothing is asked for a stranger', async () => {
  await readPatientHome();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('nothing is asked once the session is over', async () => {
  cameBackAs('PATIENT');
  answer(mintToken, refusal(401, 'session.required'));
  await Promise.all([session.start(), readPatientHome()]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(session.getSnapshot().status).toBe('anonymous');
});
