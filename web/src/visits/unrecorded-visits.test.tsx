import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { listUnrecorded } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { user } from '../guard-queue/testing/family.ts';
import {
  called,
  clinic,
  closeTheGuard,
  open,
  openTheGuard,
  push,
} from '../guard-queue/testing/patient-side.tsx';
import { useViewer } from '../lib/session/session.ts';
import { answer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { UnrecordedVisits, useLiveLine, useVisitPushes } from './index.ts';

vi.mock('@stomp/stompjs', () => import('../testing/clinic-line.ts'));

beforeEach(openTheGuard);
afterEach(closeTheGuard);

const leftOpen = aQueueEntry({
  ...called,
  phase: 'WRAP_UP',
  startedDate: '2025-03-07T23:05:00.000Z',
});
const banner = () => screen.findByText(/todavía no tiene registro/);

test('without an open visit nothing is shown', async () => {
  clinic.own = [];
  open();
  expect(await screen.findByText('Atenderme ahora')).toBeTruthy();
  expect(screen.queryByText(/todavía no tiene registro/)).toBeNull();
});

test('a visit left open says with whom and when, and the guard may be asked for again', async () => {
  clinic.own = [];
  answer(getOwnProfile, asOk(user));
  answer(listUnrecorded, asList([leftOpen]));
  open();
  expect((await banner()).textContent).toBe(
    'La consulta de Tomás Acosta González con la Dra. Paula Ríos del 07/03/2025 todavía no tiene registro.',
  );
  const guard = await screen.findByRole('button', { name: 'Guardia Virtual' });
  expect(guard.getAttribute('aria-disabled')).not.toBe('true');
});

/** A screen with the parts of the patient's frame: the socket and its pushes. */
function AnyScreen() {
  useLiveLine(useViewer());
  useVisitPushes();
  return <UnrecordedVisits />;
}

test('once the record is stored nothing is left open', async () => {
  answer(listUnrecorded, asList([leftOpen]));
  renderScreen(<AnyScreen />);
  await banner();
  answer(listUnrecorded, asList([]));
  await push('ProfessionalFinish', { ...leftOpen, phase: 'FINISHED', status: 'FINISHED' });
  await waitFor(() => expect(screen.queryByText(/todavía no tiene registro/)).toBeNull());
});
