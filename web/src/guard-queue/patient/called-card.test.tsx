import { getPosition } from '@app/contract/guard-queue';
import { asOk } from '@app/contract/kernel';
import { getProfessional } from '@app/contract/profiles';
import { CALL_DELAY_MS, commandEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { attendHere } from '../attending-place.ts';
import {
  anotherWindow,
  aProfessionalCard,
  called,
  clinic,
  closeTheGuard,
  moveElsewhere,
  open,
  openTheGuard,
  props,
  push,
  seconds,
  waitingRoom,
} from '../testing/patient-side.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

beforeEach(openTheGuard);
afterEach(closeTheGuard);

const countDown = async () => {
  for (let second = 0; second < CALL_DELAY_MS / 1000; second += 1) await seconds(1);
};

describe('the called patient', () => {
  const card = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Te llama la Dra. Paula Ríos' }));
  const entered = (camera: boolean) =>
    expect(props.onEnter).toHaveBeenCalledExactlyOnceWith(clinic.own[0]?.queueId, { camera });

  test('does not enter before it has started, and Escape closes nothing', async () => {
    clinic.own = [aQueueEntry(called)];
    // The server has not answered the acceptance yet.
    answer(commandEntry, () => asOk(aQueueEntry(called)));
    const { user: person } = open();
    await card();
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Entrar sin cámara' }));
    await countDown();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(props.onEnter).not.toHaveBeenCalled();

    clinic.own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    await push('Start', clinic.own[0] ?? {});
    await waitFor(() => entered(false));
  });

  test('accepts by itself, and the video starts with the camera after three seconds', async () => {
    proves('patient-accepts-then-starts', 'video-starts-after-three-seconds');
    clinic.own = [aQueueEntry(called)];
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    open();
    const { getByText } = await card();
    expect(getByText(/Pediatría · M.N. 104233/)).toBeTruthy();
    await waitFor(() => expect(clinic.commands).toEqual(['Accept', 'Start']));
    expect(play).toHaveBeenCalled();
    expect(props.onEnter).not.toHaveBeenCalled();
    await countDown();
    entered(true);
    expect(clinic.commands).toEqual(['Accept', 'Start']);
  });

  test('has the focus on going in without camera, which waits for no count', async () => {
    clinic.own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    const { user: person } = open();
    const { getByRole, getByText } = await card();
    const without = getByRole('button', { name: 'Entrar sin cámara' });
    expect(document.activeElement).toBe(without);
    await person.click(without);
    expect(getByText('Cámara apagada')).toBeTruthy();
    entered(false);
  });

  test('who chose no camera when trying the equipment is not shown it, and goes in without it', async () => {
    clinic.own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    open(false, { camera: false });
    const { getByText, getByRole, queryByRole } = await card();
    expect(getByText('Cámara apagada')).toBeTruthy();
    expect(queryByRole('button', { name: 'Entrar sin cámara' })).toBeNull();
    expect(document.activeElement).toBe(getByRole('button', { name: 'Entrar ya' }));
    expect(props.onEnter).not.toHaveBeenCalled();
    await countDown();
    entered(false);
  });

  test('whose camera cannot be used goes in without it, after the count', async () => {
    clinic.own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    const { user: person } = open();
    await card();
    await person.click(screen.getByText('Se ve tu imagen'));
    expect(props.onEnter).not.toHaveBeenCalled();
    await countDown();
    entered(false);
  });

  test('sees the seconds and for whom it is; no second is announced', async () => {
    clinic.own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    open();
    const { getByText } = await card();
    const dialog = screen.getByRole('alertdialog');
    const count = getByText('3');
    expect(count.closest('[aria-hidden]')?.textContent).toContain('La videollamada empieza en');
    expect(count.closest('[role=status], [aria-live]')).toBeNull();
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('La videollamada empieza sola en unos segundos.');
    expect(dialog.textContent).toContain('Estás consultando por Tomás Acosta González');
    await seconds(1);
    expect(getByText('2')).toBeTruthy();
  });

  test('sees the initials of who calls, and the photo where there is one', async () => {
    clinic.own = [aQueueEntry(called)];
    answer(commandEntry, () => asOk(aQueueEntry(called)));
    const { queryClient } = open();
    const { getByText } = await card();
    expect(getByText('PR')).toBeTruthy();
    answer(getProfessional, asOk(aProfessionalCard('iVBORw0KGgoAAA')));
    await act(() => queryClient.refetchQueries({ queryKey: ['professional'] }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog').querySelector('img')?.src).toBe(
        'data:image/png;base64,iVBORw0KGgoAAA',
      ),
    );
  });
});

describe('a device that did not ask for the guard', () => {
  const inLineElsewhere = () =>
    screen.findByText(/^Pediste la guardia de .* desde otro dispositivo/);
  beforeEach(moveElsewhere);

  test('answers no call and shows no camera', async () => {
    open();
    await inLineElsewhere();
    clinic.own = [aQueueEntry(called)];
    await push('SetProfessional', called);
    await screen.findByTestId('home');
    await seconds(5);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('Se ve tu imagen')).toBeNull();
    expect(clinic.commands).toEqual([]);
    expect(props.onEnter).not.toHaveBeenCalled();
  });

  test('answers once the patient asked to be attended there', async () => {
    const { user } = open();
    await inLineElsewhere();
    await user.click(screen.getByRole('button', { name: 'Atenderme en este dispositivo' }));
    clinic.own = [aQueueEntry(called)];
    await push('SetProfessional', called);
    await waitFor(() => expect(clinic.commands).toEqual(['Accept', 'Start']));
  });
});

describe('two windows of a device', () => {
  let another: ReturnType<typeof anotherWindow>;
  beforeEach(() => {
    another = anotherWindow();
  });

  test('the one that the patient looked at last answers', async () => {
    open();
    await waitingRoom();
    act(another.takesTheCall);
    await screen.findByText(/^Pediste la guardia de .* desde otra ventana/);
    clinic.own = [aQueueEntry(called)];
    await push('SetProfessional', called);
    await screen.findByTestId('home');
    await seconds(5);
    expect(clinic.commands).toEqual([]);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(clinic.commands).toEqual(['Accept', 'Start']));
  });

  test('an open call stays where it is until the patient asks for it', async () => {
    const queueId = '0198c0de-0000-7000-8000-00000000e002';
    attendHere(queueId);
    another.takesTheCall();
    clinic.own = [aQueueEntry({ ...called, queueId, phase: 'IN_CALL' })];
    open();
    await screen.findByTestId('home');
    act(() => void window.dispatchEvent(new Event('focus')));
    await seconds(5);
    expect(props.onEnter).not.toHaveBeenCalled();
    act(() => attendHere(queueId));
    await countDown();
    expect(props.onEnter).toHaveBeenCalledOnce();
  });
});

test('a push calls the patient without asking the server first, nor for a place that is gone', async () => {
  const asked = vi.fn();
  answer(getPosition, () => {
    asked();
    return asOk({ position: 2, onDuty: 1, wait: null, graceSeconds: 30 });
  });
  open();
  await waitingRoom();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  clinic.own = [aQueueEntry(called)];
  await push('SetProfessional', called);
  expect(
    await screen.findByRole('alertdialog', { name: 'Te llama la Dra. Paula Ríos' }),
  ).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

test('a professional who hangs up gives the place back, and says so', async () => {
  clinic.own = [aQueueEntry({ ...called, phase: 'ACCEPTED', status: 'ACCEPTED' })];
  answer(commandEntry, refusal(409, 'visits.command-refused'));
  open();
  await screen.findByRole('alertdialog');
  clinic.own = [aQueueEntry()];
  await push('Release', {});
  expect(
    await screen.findByText('El profesional se desconectó. Volviste a tu lugar en la fila.'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitingRoom();
});

test('a call that the network broke off is entered again', async () => {
  clinic.own = [aQueueEntry({ ...called, phase: 'WRAP_UP' })];
  open();
  await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(props.onEnter).toHaveBeenCalledWith(clinic.own[0]?.queueId, { camera: true }),
  );
});
