import { getCallChannel } from '@app/contract/video-call';
import { aCallChannel } from '@app/contract/video-call/fixtures';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { InitialEntry } from 'react-router';
import { expect, test, vi } from 'vitest';
import { session as login } from '../../lib/session/session.ts';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakePeerSession } from '../../video-call/testing/fake-peer-session.ts';
import { ProfessionalStage } from './professional-stage.tsx';

const entry = aQueueEntry({ phase: 'IN_CALL', status: 'STARTED' });

function open(isLive = true, phase = entry.phase, at: InitialEntry = '/') {
  login.hold({ id_token: 'x', expires_in: 600 }, 'password');
  answer(getCallChannel, { status: 'ok', data: aCallChannel({ side: 'professional', isLive }) });
  const session = fakePeerSession();
  const createSession = vi.fn(() => session);
  const view = renderScreen(
    <ProfessionalStage entry={{ ...entry, phase }} createSession={createSession} />,
    { at },
  );
  return { ...view, session, createSession };
}

const OVER = 'La videollamada terminó. Completá el registro para finalizar la consulta.';

test.each([
  ['that has ended', false, 'WRAP_UP'],
  ['whose record could not be saved', true, 'ERROR'],
] as const)('a call %s is not entered: only the record is left', async (_, isLive, phase) => {
  const { createSession } = open(isLive, phase);
  expect(await screen.findByText(OVER)).toBeTruthy();
  expect(createSession).not.toHaveBeenCalled();
});

test('a call taken over by another tab can be taken back', async () => {
  const { user, session, createSession } = open();
  await screen.findByRole('button', { name: 'Cortar llamada' });
  act(() => session.show({ state: 'ended', ending: 'replaced' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Seguís la consulta en otra pantalla',
  );
  createSession.mockReturnValue(fakePeerSession());
  await user.click(screen.getByRole('button', { name: 'Seguir en esta pantalla' }));
  expect(await screen.findByRole('button', { name: 'Cortar llamada' })).toBeTruthy();
});

test('hanging up is asked, and leaves the record to write and a way back into the call', async () => {
  const { user, session, createSession } = open();
  await user.click(await screen.findByRole('button', { name: 'Cortar llamada' }));
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(session.asked).not.toContain('leave finish');
  await user.click(screen.getByRole('button', { name: 'Cortar llamada' }));
  await user.click(await screen.findByRole('button', { name: 'Cortar y seguir escribiendo' }));
  expect(session.asked).toContain('leave finish');
  expect((await screen.findByRole('alert')).textContent).toContain('Completá el registro');
  createSession.mockReturnValue(fakePeerSession());
  await user.click(screen.getByRole('button', { name: 'Volver a entrar' }));
  expect(await screen.findByRole('button', { name: 'Cortar llamada' })).toBeTruthy();
});

test('after a reload the camera stays off as it was', async () => {
  const { user, session, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Apagar cámara' }));
  expect(session.getState().local.camera).toBe(false);
  expect(router.state.location.state).toMatchObject({ camera: false });

  cleanup();
  const again = open(true, 'IN_CALL', { pathname: '/', state: router.state.location.state });
  await waitFor(() => expect(again.session.asked).toEqual(['start camera:false']));
});
