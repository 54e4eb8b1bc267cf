import { getAccount, mintToken } from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { getPlanInfo } from '@app/contract/coverage';
import { getGuardSummary } from '@app/contract/guard-queue';
import { getGuardHours } from '@app/contract/guard-shifts';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { listOwnEntries, listUnrecorded } from '@app/contract/visits';
import { expect, test, vi } from 'vitest';
import { user } from '../guard-queue/testing/family.ts';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { keepSessionDescription } from '../lib/session/browser-storage.ts';
import { answer, refusal } from '../testing/fake-server.ts';

/** A page that starts: its modules are new, as after a reload. */
async function startPage() {
  vi.resetModules();
  const { session } = await import('../lib/session/session.ts');
  const { sessionSource } = await import('../accounts/index.ts');
  const { queryClient } = await import('./query-cache.ts');
  const { readPatientHome } = await import('./patient-home-readings.ts');
  session.plug(sessionSource);
  return { session, queryClient, readPatientHome };
}

const comeBackAs = (active_role: string) =>
  keepSessionDescription({ auth_method: 'password', expirationDate: '', active_role });

test('while the page starts, everything above the button of the home is read once', async () => {
  comeBackAs('PATIENT');
  const { session, queryClient, readPatientHome } = await startPage();
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
  comeBackAs(role);
  const { queryClient, readPatientHome } = await startPage();
  await readPatientHome();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('nothing is asked for a stranger', async () => {
  const { queryClient, readPatientHome } = await startPage();
  await readPatientHome();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('nothing is asked once the session is over', async () => {
  comeBackAs('PATIENT');
  const { session, queryClient, readPatientHome } = await startPage();
  answer(mintToken, refusal(401, 'session.required'));
  await Promise.all([session.start(), readPatientHome()]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(session.getSnapshot().status).toBe('anonymous');
});
