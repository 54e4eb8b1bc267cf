import { getLostPlace, takePlaceBack } from '@app/contract/guard-queue';
import { asOk } from '@app/contract/kernel';
import { CANCEL_LOCK_MS } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer } from '../../testing/fake-server.ts';
import {
  clinic,
  closeTheGuard,
  open,
  openTheGuard,
  push,
  seconds,
  waitingRoom,
} from '../testing/patient-side.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

const paid = aQueueEntry({ paidPrivately: true });

beforeEach(async () => {
  await openTheGuard();
  clinic.own = [paid];
});
afterEach(closeTheGuard);

test('whoever leaves a place that was paid reads that the money comes back', async () => {
  proves('private-consultation-returned');
  const { user } = open();
  await waitingRoom();
  await seconds(CANCEL_LOCK_MS / 1000);
  await user.click(screen.getByRole('button', { name: 'Cancelar la consulta' }));
  const question = within(
    await screen.findByRole('dialog', { name: '¿Querés cancelar la consulta?' }),
  );
  expect(question.getByText(/Te devolvemos lo que pagaste/)).toBeTruthy();
});

const KEPT = /no pagás de nuevo; si no, te devolvemos lo que pagaste/;

test('whoever lost it by going silent reads until when it counts, at once and on returning', async () => {
  proves('private-consultation-returned');
  const { unmount } = open();
  await waitingRoom();
  clinic.own = [];
  await push('PatientTimeoutCancel', { ...paid, phase: 'QUIT', status: 'QUIT' });
  expect((await screen.findByRole('dialog')).textContent).toMatch(KEPT);
  unmount();
  answer(getLostPlace, asOk({ ...paid, phase: 'QUIT' as const, status: 'QUIT' as const }));
  open();
  const notice = await screen.findByText('Tu consulta se canceló por inactividad.');
  expect(notice.closest('[role=status]')?.textContent).toMatch(KEPT);
});

test('whoever lost a paid place is in the line again with one press, without paying', async () => {
  clinic.own = [];
  answer(getLostPlace, asOk({ ...paid, phase: 'QUIT' as const, status: 'QUIT' as const }));
  answer(takePlaceBack, () => {
    clinic.own = [paid];
    return asOk(paid);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Volver a la fila' }));
  await waitingRoom();
});
