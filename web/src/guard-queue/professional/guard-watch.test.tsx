import { listWaiting } from '@app/contract/guard-queue';
import { asError, asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { socket } from '../../lib/server/socket.ts';
import { session } from '../../lib/session/session.ts';
import { line } from '../../testing/clinic-line.ts';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { aPediatrician } from '../testing/pediatrician.ts';
import { GuardWatch } from './guard-watch.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

const tomas = aQueueEntry();
const ines = aQueueEntry({
  queueId: '0198c0de-0000-7000-8000-00000000a002',
  first_name: 'Inés',
  last_name: 'Álvarez',
});

let waiting: QueueEntry[];
const asked = vi.fn();
const notices: string[] = [];

beforeEach(() => {
  session.hold({ id_token: 't', expires_in: 600 }, 'password');
  waiting = [tomas];
  asked.mockClear();
  notices.length = 0;
  answer(getOwnProfile, asOk(aPediatrician()));
  answer(listOwnEntries, asList([]));
  answer(listWaiting, () => {
    asked();
    return asList(waiting);
  });
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor(title: string) {
        notices.push(title);
      }
    },
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await socket.disconnect();
});

/** Another screen of a professional, who is on duty. */
const elsewhere = (isOnDuty = true, at = '/profesional/perfil') =>
  renderScreen(
    <>
      <GuardWatch isOnDuty={isOnDuty} />
      <PageHeading title="Mi perfil">Mi perfil</PageHeading>
    </>,
    { path: at },
  );

const push = async (command: string, entry: QueueEntry) => {
  await socket.connect({ accountId: 'a1', email: 'paula@example.com', role: 'PROFESSIONAL' });
  act(() => line.heard.get('/user/a1/private')?.({ body: JSON.stringify({ command, entry }) }));
};

const titleIs = (pattern: RegExp) => waitFor(() => expect(document.title).toMatch(pattern));

test('off duty the line is neither read nor counted', async () => {
  elsewhere(false);
  await push('PATIENT_QUEUE', ines);
  await titleIs(/^Mi perfil/);
  expect(asked).not.toHaveBeenCalled();
  expect(notices).toEqual([]);
});

test('people already waiting are counted but not announced', async () => {
  elsewhere();
  await titleIs(/^\(1\) Mi perfil/);
  expect(screen.queryByText(/Nuevo paciente/)).toBeNull();
  expect(notices).toEqual([]);
});

test('a new patient is told on any screen at once: in words, in the title, by a notice without the name', async () => {
  proves('queue-refresh');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  elsewhere();
  await titleIs(/^\(1\) /);
  const before = play.mock.calls.length;
  await push('PATIENT_QUEUE', ines);
  expect(await screen.findByText('Nuevo paciente: Inés Álvarez, 2 en espera')).toBeTruthy();
  await titleIs(/^\(2\) Mi perfil/);
  expect(notices).toEqual(['Nuevo paciente: 2 en espera']);
  expect(play.mock.calls.length).toBeGreaterThan(before);
  expect(asked).toHaveBeenCalledOnce();
});

test('where the line itself is on the screen no message covers the row of a new patient', async () => {
  elsewhere(true, '/profesional');
  await titleIs(/^\(1\) /);
  await push('PATIENT_QUEUE', ines);
  await titleIs(/^\(2\) /);
  expect(notices).toEqual(['Nuevo paciente: 2 en espera']);
  expect(screen.queryByText(/Nuevo paciente/)).toBeNull();
});

test('an entry called by a colleague is not announced', async () => {
  waiting = [tomas, ines];
  elsewhere();
  await titleIs(/^\(2\) /);
  await push('SetProfessional', { ...tomas, phase: 'OFFERED', status: 'STARTED' });
  await titleIs(/^\(1\) /);
  expect(notices).toEqual([]);
});

test('the line is read again when the page becomes visible', async () => {
  proves('queue-read-again');
  elsewhere();
  await titleIs(/^\(1\) /);
  waiting = [tomas, ines];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await titleIs(/^\(2\) /);
  expect(await screen.findByText('Nuevo paciente: Inés Álvarez, 2 en espera')).toBeTruthy();
});

test('a profile that cannot be read watches nothing', async () => {
  answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
  elsewhere();
  await titleIs(/^Mi perfil/);
  expect(asked).not.toHaveBeenCalled();
});
