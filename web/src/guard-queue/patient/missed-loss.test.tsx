import {
  dismissLostPlace,
  getGuardSummary,
  getLostPlace,
  takePlaceBack,
} from '@app/contract/guard-queue';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { CHILD, user } from '../testing/family.ts';
import {
  clinic,
  closeTheGuard,
  guard,
  open,
  openTheGuard,
  waitingRoom,
} from '../testing/patient-side.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

beforeEach(openTheGuard);
afterEach(closeTheGuard);

/** The home, until the person starts joining the line. */
function FromHome() {
  const [isJoining, setIsJoining] = useState(false);
  return guard(isJoining, () => setIsJoining(true));
}

describe('a patient who closed the tab and returns after the grace period', () => {
  const missed = aQueueEntry({ patientId: CHILD, phase: 'QUIT', status: 'QUIT' });
  const banner = () => screen.findByText('Tu consulta se canceló por inactividad.');
  beforeEach(() => {
    clinic.own = [];
    answer(getLostPlace, asOk(missed));
  });

  test('sees nothing while waiting again, or where nothing was lost', async () => {
    clinic.own = [aQueueEntry()];
    const { unmount } = open();
    await waitingRoom();
    expect(screen.queryByText(/por inactividad/)).toBeNull();
    unmount();
    clinic.own = [];
    answer(getLostPlace, asOk(null));
    open();
    expect(await screen.findByText('Atenderme ahora')).toBeTruthy();
    expect(screen.queryByText(/por inactividad/)).toBeNull();
  });

  test('finds the reason at home, and nothing of it is left in the browser', async () => {
    open();
    const text = (await banner()).closest('[role=status]')?.textContent;
    expect(text).toContain('Era para Tomás, en Pediatría.');
    expect(text).toContain('No se descontó');
    const kept = [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' ');
    expect(kept).not.toContain('Fiebre');
  });

  test('is in the line again with one press', async () => {
    const returned: unknown[] = [];
    answer(takePlaceBack, ({ params }) => {
      returned.push(params.queueId);
      clinic.own = [aQueueEntry()];
      return asOk(aQueueEntry());
    });
    const { user: person } = open();
    await banner();
    await person.click(screen.getByRole('button', { name: 'Volver a la fila' }));
    await waitingRoom();
    expect(returned).toEqual([missed.queueId]);
  });

  test('stays where the network is away while returning, and is told so', async () => {
    answer(takePlaceBack, refusal(503, 'server.unavailable'));
    const { user: person } = open();
    await banner();
    await person.click(screen.getByRole('button', { name: 'Volver a la fila' }));
    await waitFor(() => expect(screen.getByText('Ocurrió un error')).toBeTruthy());
    expect(await banner()).toBeTruthy();
  });

  test('answers the questions again, as they were, where the place is gone', async () => {
    answer(takePlaceBack, refusal(409, 'visits.place-gone'));
    answer(getOwnProfile, asOk(user));
    answer(
      getGuardSummary,
      asList([{ specialtyId: 2, name: 'Pediatría', onDuty: 1, waiting: 0, wait: null }]),
    );
    const view = renderScreen(<FromHome />);
    await banner();
    await view.user.click(screen.getByRole('button', { name: 'Volver a la fila' }));
    await view.user.click(await screen.findByRole('button', { name: 'Conexión lista' }));
    expect(await screen.findByDisplayValue('Fiebre desde anoche')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tomás González/ }).checked).toBe(
      true,
    );
  });

  test('does not see it again once dismissed', async () => {
    const dismissed: string[] = [];
    answer(dismissLostPlace, ({ params }) => {
      dismissed.push(params.queueId ?? '');
      answer(getLostPlace, asOk(null));
      return { status: 'ok' } as const;
    });
    const { user: person, queryClient } = open();
    await banner();
    await person.click(screen.getByRole('button', { name: /^Cerrar el aviso/ }));
    expect(screen.queryByText(/por inactividad/)).toBeNull();
    await waitFor(() => expect(dismissed).toEqual([missed.queueId]));
    await act(() => queryClient.refetchQueries());
    expect(screen.queryByText(/por inactividad/)).toBeNull();
  });

  test('sees it again where dismissing failed', async () => {
    answer(dismissLostPlace, refusal(503, 'server.unavailable'));
    const { user: person } = open();
    await banner();
    await person.click(screen.getByRole('button', { name: /^Cerrar el aviso/ }));
    expect(await banner()).toBeTruthy();
  });
});
