import { asList } from '@app/contract/kernel';
import { listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { socket } from '../../lib/server/socket.ts';
import { line } from '../../testing/clinic-line.ts';
import { answer } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AwaitingProfessional } from './awaiting-professional.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

const begun = (changes: Partial<QueueEntry> = {}): QueueEntry =>
  aQueueEntry({
    origin: 'APPOINTMENT',
    appointmentId: '01957000-0000-7000-8000-0000000000f1',
    phase: 'OFFERED',
    status: 'STARTED',
    profesionalName: 'Dra. Laura Pérez',
    isHolder: true,
    ...changes,
  });

let own: QueueEntry[];
const onEnter = vi.fn();

beforeEach(async () => {
  own = [];
  onEnter.mockClear();
  answer(listOwnEntries, () => asList(own));
  await logInAs(marta);
});
afterEach(async () => {
  await socket.disconnect();
});

const open = () => renderScreen(<AwaitingProfessional onEnter={onEnter} />);

test('a place in the line of the guard is not announced here', async () => {
  own = [aQueueEntry({ phase: 'OFFERED' })];
  const { queryClient } = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
});

test('a professional who begins is told at once, quietly, with a way in', async () => {
  proves('appointment-call-is-quiet');
  const { user } = open();
  await waitFor(() => expect(socket.getSnapshot()).toBe('connected'));
  own = [begun()];
  const body = JSON.stringify({ command: 'SetProfessional', entry: own[0] });
  act(() => line.heard.get('/user/a1/private')?.({ body }));
  expect(await screen.findByText('La Dra. Laura Pérez te espera')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(onEnter.mock.calls).toEqual([[own[0]?.queueId]]));
});

test.each([
  [begun({ isHolder: false }), 'La Dra. Laura Pérez espera a Tomás Acosta González'],
  [begun({ phase: 'IN_CALL' }), 'Tu consulta con la Dra. Laura Pérez sigue abierta'],
])('it says for whom, and what goes on', async (entry, text) => {
  own = [entry];
  open();
  expect(await screen.findByText(text)).toBeTruthy();
});
