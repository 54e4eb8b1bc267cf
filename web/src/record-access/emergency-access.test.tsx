import { asList } from '@app/contract/kernel';
import { type Opened, openForEmergency } from '@app/contract/record-access';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { aSessionToProve, prove } from '../testing/proof.ts';
import { renderScreen } from '../testing/render.tsx';
import { EmergencyAccess } from './emergency-access.tsx';

const REASON = 'Ingresó inconsciente a la guardia.';
const opened = (patientId: string, number: number): Opened => ({
  patientId,
  clinicHistoryId: number,
  first_name: 'Tomás',
  last_name: 'González',
  until: '2026-03-08T15:30:00.000Z',
});

let proof: ReturnType<typeof aSessionToProve>;
beforeEach(() => {
  proof = aSessionToProve();
});

async function open() {
  const view = renderScreen(<EmergencyAccess />, { path: '/historia-clinica' });
  await view.user.click(screen.getByRole('button', { name: 'Acceso de urgencia' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => view.user.click(dialog.getByRole('button', { name: 'Abrir la historia' }));
  const fill = async (dni: string, reason: string) => {
    await view.user.type(dialog.getByRole('textbox', { name: /DNI/ }), dni);
    await view.user.type(dialog.getByRole('textbox', { name: /Motivo/ }), reason);
  };
  return { ...view, dialog, fill, send };
}

test('says what it is, and wants a DNI and a reason', async () => {
  const { fill, send } = await open();
  expect(screen.getByText(/La persona y la dirección médica reciben un aviso/)).toBeTruthy();
  await fill('52', 'porque sí');
  await send();
  expect((await screen.findAllByText('Ingresa un DNI válido')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Escribí el motivo con al menos 20 letras').length).toBeGreaterThan(0);
});

test('an unknown DNI is reported in the dialog', async () => {
  answer(openForEmergency, refusal(404, 'record-access.not-found'));
  const { fill, send } = await open();
  await fill('52123456', REASON);
  await send();
  expect(
    await screen.findByText('No encontramos ninguna historia clínica con ese DNI.'),
  ).toBeTruthy();
});

test('opens the history after the password', async () => {
  answer(openForEmergency, () => proof.mustProve(asList([opened('p1', 5521)])) as never);
  const { user, fill, send, address } = await open();
  await fill('52123456', REASON);
  await send();
  await prove(user, 'Abrir la historia', 'no es esta');
  expect(await screen.findByText('La contraseña no es correcta.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Contraseña'));
  await prove(user, 'Abrir la historia');
  await waitFor(() => expect(address()).toBe('/historia-clinica/p1'));
});

test('two histories with one DNI are both offered', async () => {
  answer(openForEmergency, asList([opened('p1', 5521), opened('p2', 5522)]));
  const { fill, send } = await open();
  await fill('52123456', REASON);
  await send();
  expect(
    await screen.findByRole('link', { name: 'Ver la historia de Tomás González (H.C. 5522)' }),
  ).toHaveProperty('pathname', '/historia-clinica/p2');
});
