import {
  dropDutyWish,
  getDutyWish,
  SOMEBODY_ON_DUTY_EVENT,
  type DutyWish as Wish,
  wishForDuty,
} from '@app/contract/guard-queue';
import { asOk, done } from '@app/contract/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { socket } from '../../lib/server/socket.ts';
import { line } from '../../testing/clinic-line.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { DutyWish } from './duty-wish-chunk.tsx';
import { EnterGuard } from './enter-guard.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

/** 17:50 in Argentina. */
const WISHED: Wish = { until: '2026-11-24T20:50:00.000Z' };

let wish: Wish | null;
beforeEach(() => {
  wish = null;
  answer(getDutyWish, () => asOk(wish));
  answer(wishForDuty, () => {
    wish = WISHED;
    return asOk(WISHED);
  });
  answer(dropDutyWish, () => {
    wish = null;
    return done;
  });
});

afterEach(async () => {
  await socket.disconnect();
});

const start = vi.fn();
const enter = (isUnattended: boolean | undefined, usedUp: string | null = null) =>
  renderScreen(<EnterGuard isUnattended={isUnattended} usedUp={usedUp} onStart={start} />);
const tellMe = () => screen.findByRole('button', { name: 'Avisame cuando haya alguien' });

test('a wish that is not stored is not claimed', async () => {
  answer(wishForDuty, refusal(500, 'server.fault'));
  const { user } = enter(true);
  await user.click(await tellMe());
  expect(await screen.findByText('No pudimos guardarlo. Probá de nuevo.')).toBeTruthy();
  expect(await tellMe()).toBeTruthy();
});

test.each([
  ['before it is known who attends', undefined, null, false],
  ['while somebody attends', false, null, true],
  ['to whom the plan gives no more', true, 'Usaste todas', true],
] as const)('nobody is offered to be told %s', async (_, isUnattended, usedUp, hasEntry) => {
  enter(isUnattended, usedUp);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Guardia Virtual' }) !== null).toBe(hasEntry),
  );
  expect(screen.queryByRole('button', { name: /Avisame/ })).toBeNull();
});

test('one press asks to be told, and the same button takes it back', async () => {
  proves('told-once-somebody-attends');
  const { user } = enter(true);
  await user.click(await tellMe());
  const drop = await screen.findByRole('button', { name: 'Ya no me avises' });
  expect(screen.getByText('Te avisamos hasta el martes 24 a las 17:50.')).toBeTruthy();
  expect(document.activeElement).toBe(drop);
  expect(screen.getByRole('button', { name: 'Guardia Virtual' })).toBeTruthy();
  await user.click(drop);
  expect(await tellMe()).toBeTruthy();
  expect(screen.getByText('Te avisamos una vez, al entrar alguien.')).toBeTruthy();
});

test('a wish stored earlier is shown', async () => {
  wish = WISHED;
  enter(true);
  expect(await screen.findByRole('button', { name: 'Ya no me avises' })).toBeTruthy();
});

test('once it is told, the wish is read again', async () => {
  wish = WISHED;
  await logInAs(marta);
  await socket.connect({ accountId: marta.accountId, email: marta.email, role: 'PATIENT' });
  renderScreen(<DutyWish />);
  await screen.findByRole('button', { name: 'Ya no me avises' });
  wish = null;
  const notification = {
    id: 'n1',
    status: 'CREATED',
    subject: 'Ya hay profesionales en la guardia',
    description: '<p>Ahora se atiende: Pediatría.</p>',
    creation_date: '2026-11-23T21:00:00Z',
    event: SOMEBODY_ON_DUTY_EVENT,
    entity: null,
  };
  const told = { command: 'Notification', unread: 1, notification };
  act(() => line.heard.get(`/user/${marta.accountId}/private`)?.({ body: JSON.stringify(told) }));
  expect(await tellMe()).toBeTruthy();
});
