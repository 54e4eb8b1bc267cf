import { getGuardDay, listTriage, listWaiting } from '@app/contract/guard-queue';
import { aTriage } from '@app/contract/guard-queue/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aGuardDay } from '../testing/guard-day.ts';
import { WaitingList } from './waiting-list.tsx';

const tomas = aQueueEntry();
const attend = vi.fn();

let own: QueueEntry[];
beforeEach(() => {
  own = [];
  attend.mockClear();
  answer(listOwnEntries, () => asList(own));
  answer(listWaiting, asList([]));
  answer(getGuardDay, asOk(aGuardDay()));
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  renderScreen(
    <WaitingList
      specialtyId={2}
      onCall={() => undefined}
      onAttend={attend}
      doorsOf={() => undefined}
      nextAppointment="17:20 h, Inés Álvarez"
    />,
  );

test('with nobody waiting it tells the day so far', async () => {
  proves('day-of-the-guard');
  open();
  const day = within(await screen.findByRole('region', { name: 'Tu guardia de hoy' }));
  expect(await day.findByText('5 pacientes')).toBeTruthy();
  expect(day.getByText('8 min')).toBeTruthy();
  expect(day.getByText('17:20 h, Inés Álvarez')).toBeTruthy();
  expect(day.getByText('ninguno')).toBeTruthy();
  const colleagues = within(screen.getByRole('region', { name: 'También de guardia' }));
  expect(colleagues.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Dr. Hugo PazPediatríaLibre',
    'Dra. Laura BenítezClínica médicaAtendiendo',
  ]);
  const device = within(screen.getByRole('region', { name: 'Cómo te avisa este equipo' }));
  expect(device.getByText('Suena cuando alguien espera')).toBeTruthy();
});

test('a record that is missing is a press away from there', async () => {
  own = [{ ...tomas, phase: 'WRAP_UP', status: 'STARTED', claimEpoch: 7 }];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '1 registro sin terminar' }));
  expect(attend).toHaveBeenCalledExactlyOnceWith(tomas.queueId);
});

test('a day that cannot be read says so, and is read again when asked', async () => {
  answer(getGuardDay, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('No pudimos traer los datos de tu guardia de hoy')).toBeTruthy();
  answer(getGuardDay, asOk(aGuardDay({ attended: 0, averageWaitMinutes: null, colleagues: [] })));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('0 pacientes')).toBeTruthy();
  expect(screen.getByText('todavía no se llamó a nadie')).toBeTruthy();
  expect(screen.getByText('No hay nadie más de guardia.')).toBeTruthy();
});

test('who waits is called also where their facts cannot be read', async () => {
  answer(listWaiting, asList([tomas]));
  answer(listTriage, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByRole('button', { name: /^Llamar a Tomás/ })).toBeTruthy();
  expect(await screen.findByText(/No pudimos traer alergias/)).toBeTruthy();
});

test('the rows stay, with what was opened from them, while the facts are asked again', async () => {
  answer(listWaiting, asList([tomas]));
  answer(listTriage, refusal(500, 'server.fault'));
  const { user } = open();
  const row = await screen.findByRole('button', { name: /^Llamar a Tomás/ });
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  answer(listTriage, asList([aTriage({ queueId: tomas.queueId })]));
  const { fetch } = window;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await held;
    return fetch(...asked);
  });
  await user.click(again);
  await waitFor(() => expect(screen.queryByText(/No pudimos traer alergias/)).toBeNull());
  expect(row.isConnected).toBe(true);
  letGo();
  expect(await screen.findByText(/Penicilina/)).toBeTruthy();
  expect(row.isConnected).toBe(true);
});
