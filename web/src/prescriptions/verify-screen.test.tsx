import { asOk } from '@app/contract/kernel';
import { composeCuir, spacedCuir, verifyPrescription } from '@app/contract/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const cuir = composeCuir({
  jurisdictionCode: '02',
  type: 'prescription',
  groupId: '2025',
  item: 1,
});
const MARK = 'Documento de prueba, sin validez legal';

const open = (at = `/verificar?cuir=${cuir}`) =>
  renderScreen(<VerifyScreen />, { path: '/verificar', at });

const check = async ({ user }: ReturnType<typeof open>, dni = '30.123.456') => {
  await user.type(screen.getByLabelText('DNI del paciente'), dni);
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
};

const answers = (valid: boolean, testMark: boolean) =>
  answer(verifyPrescription, asOk({ valid, testMark, sha256: null }));

test.each([
  ['/verificar', '', 'Ingresá el CUIR'],
  ['/verificar', 'A1B2C3D4E5F60718', 'El CUIR tiene 41 números'],
])('at %s the code %s is refused: %s', async (at, typed, message) => {
  const { user } = open(at);
  if (typed) await user.type(screen.getByLabelText('CUIR'), typed);
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.title).toMatch(/^Error: /));
});

test.each([
  ['{Backspace}', 'Ingresá el DNI'],
  ['12', 'Ingresa un DNI válido'],
])('the DNI %s is refused: %s', async (dni, message) => {
  await check(open(), dni);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('the scanned code fills its field and leaves the address bar', async () => {
  const { address } = open();
  expect(await screen.findByDisplayValue(cuir)).toBeTruthy();
  expect(address()).toBe('/verificar');
});

test('too many checks in a row say how long to wait', async () => {
  answer(verifyPrescription, refusal(429, 'request.too-many', { retryAfter: 42 }));
  await check(open());
  expect(
    await screen.findByText('Hiciste muchas consultas seguidas. Probá de nuevo en 42 segundos.'),
  ).toBeTruthy();
});

test('a check that failed is no answer', async () => {
  answer(verifyPrescription, refusal(500, 'server.fault'));
  await check(open());
  expect(await screen.findByText('Ocurrió un error en la búsqueda de recetas')).toBeTruthy();
  expect(screen.queryByText('La receta no es válida')).toBeNull();
});

test('an invalid one says what that may mean, and nothing of the prescription', async () => {
  answers(false, false);
  await check(open());
  expect(await screen.findByRole('heading', { name: 'La receta no es válida' })).toBeTruthy();
  expect(screen.getByText(/vencida, anulada o ya dispensada/)).toBeTruthy();
  expect(screen.queryByText(MARK)).toBeNull();
});

test('a valid one is valid', async () => {
  answers(true, false);
  await check(open());
  expect(await screen.findByRole('heading', { name: 'La receta es válida' })).toBeTruthy();
});

test('a test is never said to be valid', async () => {
  answers(true, true);
  await check(open());
  expect(await screen.findByText(MARK)).toBeTruthy();
  expect(screen.queryByText('La receta es válida')).toBeNull();
});

test('code and DNI may be typed as they are read', async () => {
  const sent: unknown[] = [];
  answer(verifyPrescription, ({ body }) => {
    sent.push(body);
    return asOk({ valid: true, testMark: false, sha256: null });
  });
  const view = open('/verificar');
  await view.user.type(screen.getByLabelText('CUIR'), spacedCuir(cuir));
  await check(view);
  await screen.findByText('La receta es válida');
  expect(sent).toEqual([{ cuir, dni: '30123456' }]);
});
