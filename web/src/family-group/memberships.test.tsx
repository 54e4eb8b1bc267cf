import { leaveGroup, listMemberships, type Membership } from '@app/contract/family-group';
import { asList, done } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { Memberships } from './memberships.tsx';

const membership: Membership = {
  id: '0198c0de-0000-7000-8000-00000000e001',
  holderName: 'María González',
  relationship_to_titular: 'OFFSPRING',
  of_own_record: false,
  missing: null,
};
const title = 'Estás en el grupo familiar de María González';
const LEAVE = 'Salir del grupo de María González';

test('groups that cannot be read say so', async () => {
  answer(listMemberships, refusal(500, 'server.fault'));
  renderScreen(<Memberships />);
  expect(await screen.findByText('No pudimos leer en qué grupos estás.')).toBeTruthy();
});

test('a group is left after a question, with what follows from it', async () => {
  answer(listMemberships, asList([membership]));
  const sent: unknown[] = [];
  answer(leaveGroup, ({ params }) => {
    sent.push(params);
    answer(listMemberships, asList([]));
    return done;
  });
  const { user } = renderScreen(<Memberships />);
  await screen.findByRole('region', { name: title });
  await user.click(screen.getByRole('button', { name: LEAVE }));
  const dialog = within(await screen.findByRole('dialog', { name: `¿${LEAVE}?` }));
  expect(dialog.getByText(/se cancelan los turnos que sacó para vos/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Salir del grupo' }));
  expect(await screen.findByText('Saliste del grupo de María González')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  expect(sent).toEqual([{ id: membership.id }]);
});

test('whoever could not leave is told, and stays', async () => {
  answer(listMemberships, asList([membership]));
  answer(leaveGroup, refusal(404, 'request.not-found'));
  const { user } = renderScreen(<Memberships />);
  await user.click(await screen.findByRole('button', { name: LEAVE }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Salir del grupo' }));
  expect(await screen.findByText('No saliste del grupo. Probá de nuevo.')).toBeTruthy();
  expect(screen.getByRole('region', { name: title })).toBeTruthy();
});
