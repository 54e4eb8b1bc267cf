import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../../architecture/requirements/index.ts';
import { useViewer } from '../../../lib/session/session.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { useLiveLine, useVisitPushes } from '../../../visits/index.ts';
import {
  called,
  clinic,
  closeTheGuard,
  moveElsewhere,
  openTheGuard,
  push,
  seconds,
} from '../../testing/patient-side.tsx';
import { PlaceNotice } from './place-notice.tsx';

vi.mock('@stomp/stompjs', () => import('../../../testing/clinic-line.ts'));

const onCalled = vi.fn();

beforeEach(async () => {
  onCalled.mockClear();
  await openTheGuard();
});
afterEach(closeTheGuard);

/** A screen with the parts of the patient's frame: the socket and its pushes. */
function AnyScreen() {
  useLiveLine(useViewer());
  useVisitPushes();
  return <PlaceNotice onCalled={onCalled} />;
}

const open = () => renderScreen(<AnyScreen />);

test.each([
  ['who has no place', []],
  [
    'who is called for an appointment',
    [aQueueEntry({ ...called, origin: 'APPOINTMENT', appointmentId: 'f1' })],
  ],
])('%s is told nothing and stays', async (_case, own) => {
  clinic.own = own;
  const { queryClient } = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await seconds(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(onCalled).not.toHaveBeenCalled();
});

test('who waits is told so, and the way back', async () => {
  open();
  expect((await screen.findByRole('status')).textContent).toContain('Estás en la fila de');
  const back = screen.getByRole('link', { name: 'Volver a la fila' });
  expect(back.getAttribute('href')).toBe('/paciente');
  expect(onCalled).not.toHaveBeenCalled();
});

test('who is called while looking at another screen is taken to the call', async () => {
  proves('called-on-every-screen');
  open();
  await screen.findByRole('status');
  clinic.own = [aQueueEntry(called)];
  await push('SetProfessional', called);
  await waitFor(() => expect(onCalled).toHaveBeenCalledOnce());
  expect(screen.queryByRole('status')).toBeNull();
  expect(clinic.commands).toEqual([]);
});

test('who opens another screen while being called is taken to the call', async () => {
  clinic.own = [aQueueEntry({ ...called, phase: 'ACCEPTED', status: 'ACCEPTED' })];
  open();
  await waitFor(() => expect(onCalled).toHaveBeenCalledOnce());
});

test.each(['IN_CALL', 'WRAP_UP'] as const)(
  'a call that goes on elsewhere (%s) is left alone, with the way back to it',
  async (phase) => {
    clinic.own = [aQueueEntry({ ...called, phase })];
    open();
    expect(
      await screen.findByText('Tu consulta con la Dra. Paula Ríos sigue abierta.'),
    ).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Volver a la consulta' });
    expect(back.getAttribute('href')).toBe('/paciente');
    expect(onCalled).not.toHaveBeenCalled();
  },
);

describe('a device that did not ask for the guard', () => {
  beforeEach(moveElsewhere);

  test.each([
    ['OFFERED', /^Te llama la Dra. Paula Ríos en otro dispositivo/],
    ['ACCEPTED', /^Te llama la Dra. Paula Ríos en otro dispositivo/],
    ['IN_CALL', /^Tu consulta con la Dra. Paula Ríos sigue abierta en otro dispositivo/],
    ['WAITING', /^Pediste la guardia de .* desde otro dispositivo/],
  ] as const)('does not go to a call by itself (%s)', async (phase, text) => {
    clinic.own = [aQueueEntry({ ...called, phase })];
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    await seconds(5);
    expect(onCalled).not.toHaveBeenCalled();
    expect(clinic.commands).toEqual([]);
  });

  test('rings on while the other device leaves the call unanswered, and promises nothing of it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    clinic.own = [aQueueEntry(called)];
    open();
    await screen.findByText(/^Te llama/);
    await seconds(2);
    expect(play).not.toHaveBeenCalled();
    await seconds(2);
    expect(play).toHaveBeenCalledOnce();
    expect(screen.getByText(/otro dispositivo no responde. Atendé acá/)).toBeTruthy();
    await seconds(6);
    expect(play).toHaveBeenCalledTimes(3);
    clinic.own = [aQueueEntry({ ...called, phase: 'ACCEPTED', status: 'ACCEPTED' })];
    await push('Accept', { ...called, phase: 'ACCEPTED', status: 'ACCEPTED' });
    await screen.findByText(/^Te llama la Dra. Paula Ríos en otro dispositivo/);
    await seconds(6);
    expect(play).toHaveBeenCalledTimes(3);
  });

  test('goes to the call when the patient asks for it', async () => {
    clinic.own = [aQueueEntry(called)];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Atenderme en este dispositivo' }));
    expect(onCalled).toHaveBeenCalled();
  });
});
