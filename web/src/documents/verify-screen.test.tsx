import { type DocumentKind, verifyDocument } from '@app/contract/documents';
import { asOk } from '@app/contract/kernel';
import { composeCuir, spacedCuir } from '@app/contract/prescriptions';
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

const answers = (kind: DocumentKind | null, testMark = false) =>
  answer(verifyDocument, asOk({ valid: kind !== null, kind, testMark, sha256: null }));

test.each([
  ['/verificar', '', 'Ingresá el código'],
  ['/verificar', 'A1B2C3D4E5F6071', 'El código tiene 41 números, o 16 letras y números'],
])('at %s the code %s is refused: %s', async (at, typed, message) => {
  const { user } = open(at);
  if (typed) await user.type(screen.getByLabelText('Código del documento'), typed);
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
  answer(verifyDocument, refusal(429, 'request.too-many', { retryAfter: 42 }));
  await check(open());
  expect(
    await screen.findByText('Probaste muchas veces. Probá de nuevo en 42 segundos.'),
  ).toBeTruthy();
});

test('a check that failed is no answer', async () => {
  answer(verifyDocument, refusal(500, 'server.fault'));
  await check(open());
  expect(
    await screen.findByText('Tuvimos un problema. Probá de nuevo en unos minutos.'),
  ).toBeTruthy();
  expect(screen.queryByText('El documento no es válido')).toBeNull();
});

test('an invalid one says what that may mean, and nothing of the prescription', async () => {
  answers(null);
  await check(open());
  expect(await screen.findByRole('heading', { name: 'El documento no es válido' })).toBeTruthy();
  expect(screen.getByText(/vencido, anulado, reemplazado por otro o ya dispensado/)).toBeTruthy();
  expect(screen.queryByText(MARK)).toBeNull();
});

test.each([
  ['prescription', 'La receta es válida'],
  ['study', 'El pedido de estudios es válido'],
  ['referral', 'La derivación es válida'],
  ['certificate', 'El certificado es auténtico'],
  ['instructions', 'Las indicaciones son auténticas'],
  ['teleassistance', 'La constancia de atención es auténtica'],
] as const)('a genuine %s is said to be one: %s', async (kind, title) => {
  answers(kind);
  await check(open());
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a test is never said to be valid', async () => {
  answers('certificate', true);
  await check(open());
  expect(await screen.findByText(MARK)).toBeTruthy();
  expect(screen.queryByText('El certificado es auténtico')).toBeNull();
});

test('the code of a certificate is taken in small letters and groups', async () => {
  const sent: unknown[] = [];
  answer(verifyDocument, ({ body }) => {
    sent.push(body);
    return asOk({ valid: true, kind: 'certificate', testMark: false, sha256: null });
  });
  const view = open('/verificar');
  await view.user.type(screen.getByLabelText('Código del documento'), 'a1b2 c3d4 e5f6 0718');
  await check(view);
  await screen.findByText('El certificado es auténtico');
  expect(sent).toEqual([{ code: 'A1B2C3D4E5F60718', dni: '30123456' }]);
});

test('code and DNI may be typed as they are read', async () => {
  const sent: unknown[] = [];
  answer(verifyDocument, ({ body }) => {
    sent.push(body);
    return asOk({ valid: true, kind: 'prescription', testMark: false, sha256: null });
  });
  const view = open('/verificar');
  await view.user.type(screen.getByLabelText('Código del documento'), spacedCuir(cuir));
  await check(view);
  await screen.findByText('La receta es válida');
  expect(sent).toEqual([{ code: cuir, dni: '30123456' }]);
});
