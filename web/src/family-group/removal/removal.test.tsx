import {
  askRemoval,
  type GroupMember,
  getFamilyGroup,
  listMemberships,
  withdrawInvitation,
} from '@app/contract/family-group';
import { asList, asOk, done } from '@app/contract/kernel';
import { listMembersWithoutAccount } from '@app/contract/own-account';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { GroupScreen } from '../group-screen.tsx';
import { aGroup, aMember } from '../testing/group.ts';

const javier = aMember({
  id: '0198c0de-0000-7000-8000-00000000d002',
  first_name: 'Javier',
  relationship_to_titular: 'SPOUSE',
  status: 'PENDING',
  is_invited: true,
});
const tomas = aMember();

const has = (...members: GroupMember[]) => answer(getFamilyGroup, asOk(aGroup({ members })));
beforeEach(() => {
  answer(listMembersWithoutAccount, asList([]));
  answer(listMemberships, asList([]));
});

async function press(name: string, title: string) {
  const view = renderScreen(<GroupScreen />, { path: '/grupo-familiar' });
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: title })) };
}
const withdrawing = () => press('Retirar invitación: Javier', '¿Retirás la invitación a Javier?');
const asking = () => press('Pedir que salga: Tomás', 'Pedir que Tomás salga de tu grupo');

test('who is only invited is not asked out: their invitation is taken back', async () => {
  has(javier);
  renderScreen(<GroupScreen />, { path: '/grupo-familiar' });
  expect(await screen.findByRole('button', { name: /Retirar invitación/ })).toBeTruthy();
  expect(screen.queryByText('Quitar a alguien del grupo')).toBeNull();
});

test('an invitation that was answered meanwhile is not taken back, and says so', async () => {
  has(javier);
  answer(withdrawInvitation, refusal(409, 'family-group.not-invited'));
  const { dialog, user } = await withdrawing();
  await user.click(dialog.getByRole('button', { name: 'Retirar la invitación' }));
  expect(await screen.findByText(/Ya respondió/)).toBeTruthy();
});

test('an invitation is taken back after a question, and the member is gone', async () => {
  proves('invitation-taken-back');
  has(javier);
  const { dialog, user } = await withdrawing();
  answer(withdrawInvitation, ({ params }) => {
    expect(params).toEqual({ memberId: javier.id });
    has();
    return done;
  });
  await user.click(dialog.getByRole('button', { name: 'Retirar la invitación' }));
  expect(await screen.findByText('Todavía no agregaste a nadie.')).toBeTruthy();
  expect(screen.queryByText('Falta que Javier acepte.')).toBeNull();
});

test('a removal that was asked already says so', async () => {
  has(tomas);
  answer(askRemoval, refusal(409, 'family-group.removal-asked'));
  const { dialog, user } = await asking();
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText('Ya lo pediste: lo estamos viendo.')).toBeTruthy();
});

test('a removal is asked with what it means and why, and then waits', async () => {
  has(tomas);
  const { dialog, user } = await asking();
  expect(dialog.getByText(/ni ver su historia clínica, que se conserva/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/¿Por qué\?/), 'Ya vive con su mamá.');
  const sent: unknown[] = [];
  answer(askRemoval, ({ body }) => {
    sent.push(body);
    has({ ...tomas, is_removal_asked: true });
    return asOk({ requestId: '0192a000-0000-7000-8000-0000000000c9' });
  });
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText('Pedido')).toBeTruthy();
  expect(sent).toEqual([{ reason: 'Ya vive con su mamá.' }]);
  expect(screen.queryByRole('button', { name: 'Pedir que salga: Tomás' })).toBeNull();
});
