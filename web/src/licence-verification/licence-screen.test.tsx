import { asOk } from '@app/contract/kernel';
import { getVerifiedProfessional } from '@app/contract/licence-verification';
import { aVerifiedProfessional } from '@app/contract/licence-verification/fixtures';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { LicenceScreen } from './licence-screen.tsx';

const laura = aVerifiedProfessional();
const open = () =>
  renderScreen(<LicenceScreen />, { path: '/matricula/:id', at: `/matricula/${laura.id}` });

test.each([
  ['an unknown professional', refusal(404, 'licence-verification.not-found')],
  ['an address that names nobody', refusal(400, 'request.invalid')],
])('of %s nothing is said but where to go on', async (_, refused) => {
  answer(getVerifiedProfessional, refused);
  open();
  expect(
    await screen.findByText('No hay una matrícula verificada y vigente en esta dirección'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verificar una receta' }).getAttribute('href')).toBe(
    '/verificar',
  );
});

test('a failed reading can be tried again', async () => {
  answer(getVerifiedProfessional, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('No pudimos leer la matrícula.')).toBeTruthy();
  answer(getVerifiedProfessional, asOk(laura));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dra. Laura Benítez' })).toBeTruthy();
});

test('says what was verified, by whom and when', async () => {
  answer(getVerifiedProfessional, asOk(laura));
  open();
  await screen.findByRole('heading', { level: 1, name: 'Dra. Laura Benítez' });
  expect(document.title).toContain('Dra. Laura Benítez: qué se verificó');
  for (const text of [
    'M.N. 104233',
    'Ministerio de Salud',
    '31/03/2028',
    'El personal de la clínica comprobó la identidad y cada matrícula el 03/08/2026.',
    'La última consulta al registro REFEPS fue el 20/11/2026: figura a su nombre y sin impedimentos.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  [null, /todavía no lo consultó en el registro/],
  [
    { registry: 'Simulado', isSimulated: true, checkedDate: '2026-11-20T12:00:00.000Z' },
    /registro simulado para la demostración: no vale como prueba/,
  ],
])('says so where no registry vouches for it: %j', async (registryCheck, said) => {
  answer(getVerifiedProfessional, asOk({ ...laura, registryCheck }));
  open();
  expect(await screen.findByText(said)).toBeTruthy();
});
