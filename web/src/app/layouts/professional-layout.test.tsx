import { asList, asOk } from '@app/contract/kernel';
import { countNotifications } from '@app/contract/notifications';
import { getGuardAvailability } from '@app/contract/presence';
import { listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ProfessionalLayout } from './professional-layout.tsx';

async function open(own: QueueEntry[]) {
  answer(countNotifications, asList([{ quantity: 0 }]));
  answer(getGuardAvailability, asOk({ virtualGuardAvailability: false }));
  answer(listOwnEntries, asList(own));
  await logInAs(paula);
  return renderScreen(<ProfessionalLayout />, { path: '/ayuda' });
}

test.each(['IN_CALL', 'WRAP_UP'] as const)(
  'while a consultation is %s menu and bell are blocked, and the way back is offered',
  async (phase) => {
    proves('menu-held-during-a-consultation');
    const entry = aQueueEntry({ phase, status: 'STARTED' });
    await open([entry]);
    const [back] = await screen.findAllByRole('link', { name: 'Volver a la consulta' });
    expect(back?.getAttribute('href')).toBe(`/profesional/videollamada?room=room${entry.queueId}`);
    expect(screen.queryByRole('button', { name: /Mi cuenta|menú/i })).toBeNull();
    expect(screen.queryByRole('link', { name: /Notificaciones|Historia clínica/ })).toBeNull();
    expect(localStorage.getItem('consult')).toBe('true');
  },
);

test('without a consultation in course nothing is blocked, and no flag is kept', async () => {
  const { user } = await open([aQueueEntry({ phase: 'ERROR', status: 'FAIL_SAVE_CONSULTATION' })]);
  expect(await screen.findByRole('link', { name: 'Historia clínica' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(localStorage.getItem('consult')).toBeNull();
});
