import { asList, asOk } from '@app/contract/kernel';
import {
  askOwnAccount,
  listMembersWithoutAccount,
  type OwnAccountState,
} from '@app/contract/own-account';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aMember } from '../testing/group.ts';
import { OwnAccounts } from './own-accounts.tsx';

const ana = aMember({ first_name: 'Ana', birth_date: '2009-11-01' });
const tomas = aMember({ id: 'm2' });

const stands = (state: OwnAccountState) =>
  answer(listMembersWithoutAccount, asList([{ memberId: ana.id, state }]));

const show = () =>
  renderScreen(<OwnAccounts members={[ana, tomas]} />, { path: '/grupo-familiar' });

async function openDialog() {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'Pedir su cuenta propia: Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'La cuenta propia de Ana' }));
  return { ...view, dialog };
}

test('what cannot be read says so, and is read again when asked', async () => {
  answer(listMembersWithoutAccount, refusal(500, 'server.fault'));
  const { user } = show();
  await screen.findByText('No pudimos leer si se puede pedir una cuenta propia.');
  stands('NOT_ASKED');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ana Acosta')).toBeTruthy();
});

test('where nobody may have one, nothing is said', async () => {
  let isRead = false;
  answer(listMembersWithoutAccount, () => {
    isRead = true;
    return asList([]);
  });
  show();
  await waitFor(() => expect(isRead).toBe(true));
  expect(screen.queryByText('Cuenta propia')).toBeNull();
});

test('an address that is none is refused on the form', async () => {
  stands('NOT_ASKED');
  const { dialog, user } = await openDialog();
  await user.type(dialog.getByLabelText('Correo de Ana'), 'ana');
  await user.click(dialog.getByRole('button', { name: 'Pedir la cuenta' }));
  expect((await dialog.findAllByText('Debes ingresar un email válido')).length).toBeGreaterThan(0);
});

test.each([
  ['own-account.already-asked', 'Ya la pediste: la estamos viendo.'],
  ['own-account.exists', 'Ya tiene su propia cuenta.'],
  ['own-account.too-young', 'Se puede pedir desde que cumple 16 años.'],
] as const)('%s is said in the dialog', async (code, words) => {
  stands('NOT_ASKED');
  answer(askOwnAccount, refusal(409, code));
  const { dialog, user } = await openDialog();
  await user.type(dialog.getByLabelText('Correo de Ana'), 'ana@ejemplo.test');
  await user.click(dialog.getByRole('button', { name: 'Pedir la cuenta' }));
  expect(await dialog.findByText(words)).toBeTruthy();
});

test('says how it goes, asks with the e-mail, and then waits', async () => {
  stands('NOT_ASKED');
  const sent: unknown[] = [];
  answer(askOwnAccount, ({ body, params }) => {
    sent.push({ body, params });
    stands('ASKED');
    return asOk({ requestId: '0192a000-0000-7000-8000-0000000000c9' });
  });
  const { dialog, user } = await openDialog();
  expect(dialog.getByText('Nos comunicamos con Ana y comprobamos su identidad.')).toBeTruthy();
  expect(dialog.getByText(/Lo que eligió no compartir con vos sigue siendo privado/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Correo de Ana'), 'Ana@Ejemplo.test');
  await user.click(dialog.getByRole('button', { name: 'Pedir la cuenta' }));
  expect(await screen.findByText('Pedida')).toBeTruthy();
  expect(sent).toEqual([{ body: { email: 'ana@ejemplo.test' }, params: { memberId: ana.id } }]);
  expect(screen.queryByRole('button', { name: 'Pedir su cuenta propia: Ana' })).toBeNull();
});

test('while the link waits it may be asked for again', async () => {
  stands('MAILED');
  show();
  expect(await screen.findByText(/Sirve durante 72 horas/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pedirla de nuevo: Ana' })).toBeTruthy();
});
