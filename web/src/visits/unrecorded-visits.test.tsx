import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { listUnrecorded } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { user } from '../guard-queue/testing/family.ts';
import {
  called,
  clinic,
  closeTheGuard,
  open,
  openTheGuard,
} from '../guard-queue/testing/patient-side.tsx';
import { answer } from '../testing/fake-server.ts';

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
