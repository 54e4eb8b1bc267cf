import { asList, asOk } from '@app/contract/kernel';
import { countNotifications } from '@app/contract/notifications';
import { getOwnBranch } from '@app/contract/pharmacies';
import { getGuardAvailability } from '@app/contract/presence';
import { listOwnEntries } from '@app/contract/visits';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ViewerRole } from '../../lib/session/session-source.ts';
import { centro } from '../../pharmacies/testing/branch.ts';
import { answer } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';

beforeEach(() => {
  answer(countNotifications, asList([{ quantity: 0 }]));
  answer(listOwnEntries, asList([]));
  answer(getGuardAvailability, asOk({ virtualGuardAvailability: false }));
  answer(getOwnBranch, asOk(centro));
});

async function enterAs(role: ViewerRole) {
  await logInAs({ ...paula, role });
  return renderScreen(<AccountLayout />, { path: '/ayuda' });
}
/** Whether the page handles the keys; otherwise they are left to the browser. */
const takesTheKeys = () => !fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

test.each(['PATIENT', 'ADMIN', 'PHARMACY'] as const)('%s has no palette', async (role) => {
  await enterAs(role);
  await screen.findByRole('button', { name: 'Mi cuenta' });
  expect(takesTheKeys()).toBe(false);
});

test('a professional reaches the menu’s entries and the logout', async () => {
  const { user, address } = await enterAs('PROFESSIONAL');
  await screen.findByRole('button', { name: 'Mi cuenta' });
  expect(takesTheKeys()).toBe(true);
  await screen.findByRole('dialog', { name: 'Acciones' });
  expect(screen.getByRole('option', { name: 'Cerrar sesión' })).toBeTruthy();
  await user.keyboard('historia');
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe('/historia-clinica');
});
