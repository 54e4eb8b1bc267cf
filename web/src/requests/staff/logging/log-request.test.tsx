import { asOk, asPage, dayOf } from '@app/contract/kernel';
import { logRequest } from '@app/contract/own-data';
import { searchPeople } from '@app/contract/people';
import { aPersonRow } from '@app/contract/people/fixtures';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { LogRequest } from './log-request.tsx';

const maria = aPersonRow({
  name: 'María González',
  idNumber: '33456789',
  email: 'paciente@cercana.test',
  role: 'PATIENT',
  verification: null,
});
const MARIA = 'María González · DNI 33.456.789 · paciente@cercana.test';

async function open() {
  const view = renderScreen(<LogRequest />);
  await view.user.click(screen.getByRole('button', { name: 'Registrar pedido' }));
  return view;
}

async function find(words: string) {
  const { user } = await open();
  await user.type(screen.getByLabelText('DNI, nombre o correo'), `${words}{Enter}`);
  return user;
}

/** Opens the form for María. */
async function openForm() {
  answer(searchPeople, asPage({ data: [maria], next: null }));
  const user = await find('33456789');
  await user.click(await screen.findByRole('button', { name: MARIA }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Registrar pedido de María González' }),
  );
  const send = () => user.click(dialog.getByRole('button', { name: 'Registrar' }));
  return { user, dialog, send };
}

test('too little to search by is said, and nothing is asked', async () => {
  const asked = vi.fn();
  answer(searchPeople, () => {
    asked();
    return asPage({ data: [], next: null });
  });
  await find('33');
  expect(screen.getByText('Escribí al menos 3 letras o números')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test('a search that fails, finds nobody, or nobody who may ask, says so', async () => {
  answer(searchPeople, refusal(500, 'server.fault'));
  const user = await find('González');
  expect(await screen.findByRole('alert')).toBeTruthy();
  const gone = { ...maria, state: 'PSEUDONYMISED' as const };
  answer(searchPeople, asPage({ data: [gone], next: null }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText(/No encontramos pacientes activos/)).toBeTruthy();
});

test('what is missing is said on the form', async () => {
  const { user, dialog, send } = await openForm();
  await send();
  expect((await dialog.findAllByText('Elegí qué pide')).length).toBeGreaterThan(0);
  await user.selectOptions(dialog.getByLabelText('Qué pide'), 'PROBLEM');
  await send();
  expect((await dialog.findAllByText('Contá qué problema tuvo')).length).toBeGreaterThan(0);
});

test('what is asked already stays on the form', async () => {
  answer(logRequest, refusal(409, 'own-data.already-asked'));
  const { user, dialog, send } = await openForm();
  await user.selectOptions(dialog.getByLabelText('Qué pide'), 'ACCESS');
  await send();
  expect(await dialog.findByText('Ya hay un pedido igual sin responder.')).toBeTruthy();
});

test('a request is logged for the day it came in, without the words of another kind', async () => {
  let sent: unknown;
  answer(logRequest, ({ params, body }) => {
    sent = { params, body };
    return asOk({ requestId: '0192a000-0000-7000-8000-0000000000c9' });
  });
  const { user, dialog, send } = await openForm();
  await user.selectOptions(dialog.getByLabelText('Qué pide'), 'PROBLEM');
  await user.type(dialog.getByLabelText('Qué problema tuvo'), 'Se cortaba.');
  await user.selectOptions(dialog.getByLabelText('Qué pide'), 'DELETION');
  await user.click(dialog.getByRole('radio', { name: 'Por teléfono' }));
  await send();
  expect(await screen.findByText('Registramos el pedido y le avisamos al paciente.')).toBeTruthy();
  expect(sent).toEqual({
    params: { accountId: maria.accountId },
    body: { kind: 'DELETION', cameBy: 'TELEPHONE', cameIn: dayOf(new Date()), text: '' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
