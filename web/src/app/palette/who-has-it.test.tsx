import { listOwnEntries } from '@app/contract/guard-queue';
import { asList, asOk } from '@app/contract/kernel';
import { countNotifications } from '@app/contract/notifications';
import { getGuardAvailability } from '@app/contract/presence';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session, type Viewer, type ViewerRole } from '../../lib/session/session.ts';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';

const viewerOf = (role: ViewerRole): Viewer => ({
  accountId: 'a1',
  email: 'paula@example.com',
  role,
  full_profile: true,
  first_name: 'Paula',
  last_name: 'Ríos',
  sex_str: 'FEMALE',
});

beforeEach(() => {
  answer(countNotifications, asList([{ quantity: 0 }]));
  answer(listOwnEntries, asList([]));
  answer(getGuardAvailability, asOk({ virtualGuardAvailability: false }));
});
afterEach(() => session.end());

async function enterAs(role: ViewerRole) {
  session.plug({
    mint: async () => ({ id_token: 't', expires_in: 600 }),
    loadViewer: async () => viewerOf(role),
  });
  await session.open({ id_token: 't', expires_in: 600 }, 'password');
  return renderScreen(<AccountLayout />, { path: '/ayuda' });
}
/** Whether the page took the keys for itself; otherwise they stay the browser's. */
const takesTheKeys = () => !fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

test.each(['PATIENT', 'ADMIN', 'PHARMACY'] as const)('%s has no palette', async (role) => {
  await enterAs(role);
  await screen.findByRole('button', { name: 'Mi cuenta' });
  expect(takesTheKeys()).toBe(false);
});

test('a professional goes to the places of the menu, and out', async () => {
  const { user, address } = await enterAs('PROFESSIONAL');
  await screen.findByRole('button', { name: 'Mi cuenta' });
  expect(takesTheKeys()).toBe(true);
  await screen.findByRole('dialog', { name: 'Acciones' });
  expect(screen.getByRole('option', { name: 'Cerrar sesión' })).toBeTruthy();
  await user.keyboard('historia');
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe('/historia-clinica');
});
