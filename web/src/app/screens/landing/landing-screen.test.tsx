import { getGuardNow } from '@app/contract/guard-queue';
import { asList } from '@app/contract/kernel';
import { listVerifiedProfessionals } from '@app/contract/licence-verification';
import { aVerifiedProfessional } from '@app/contract/licence-verification/fixtures';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { LandingScreen } from './landing-screen.tsx';

beforeEach(() => answer(listVerifiedProfessionals, asList([])));

const open = (path = '/') => renderScreen(<LandingScreen />, { path, at: path });

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('without the server’s answer the page stands, and says nothing of now', async () => {
  answer(getGuardNow, refusal(500, 'server.fault'));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Hola!' })).toBeTruthy();
  expect(linkTo('Iniciar Sesión')).toBe('/login');
  expect(screen.queryByRole('list', { name: 'Atendiendo ahora' })).toBeNull();
});

test('says who attends now and about how long one waits', async () => {
  answer(
    getGuardNow,
    asList([
      { name: 'Clínica médica', wait: { from: 0, to: 15 } },
      { name: 'Pediatría', wait: { from: 10, to: 25 } },
    ]),
  );
  open();
  const now = await screen.findByRole('list', { name: 'Atendiendo ahora' });
  const lines = within(now).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Clínica médicaEspera aproximada: menos de 15 minutos',
    'PediatríaEspera aproximada: 10 a 25 minutos',
  ]);
});

test('says so where nobody attends', async () => {
  answer(getGuardNow, asList([]));
  open();
  expect(await screen.findByText(/no hay profesionales en línea/)).toBeTruthy();
});

test('leads strangers to everything that is theirs, and in an emergency to a telephone', async () => {
  answer(getGuardNow, asList([]));
  open();
  expect(linkTo('Crear cuenta')).toBe('/signup');
  expect(linkTo('Soy profesional')).toBe('/signup-profesional');
  expect(linkTo('Verificar una receta')).toBe('/verificar');
  // Help is for logged-in people; the landing has its mailbox.
  expect(linkTo('Ayuda: soporte@cercana.test')).toBe('mailto:soporte@cercana.test');
  expect(linkTo('llamá al 107')).toBe('tel:107');
  await screen.findByText(/no hay profesionales en línea/);
});

test('names some who attend, each with the licence that leads to what was verified', async () => {
  answer(getGuardNow, asList([]));
  const laura = aVerifiedProfessional();
  answer(listVerifiedProfessionals, asList([laura]));
  open();
  const list = await screen.findByRole('list', { name: 'Algunos de quienes atienden' });
  expect(list.textContent).toBe('Dra. Laura BenítezClínica médicaM.N. 104233');
  expect(linkTo('M.N. 104233: qué se verificó')).toBe(`/matricula/${laura.id}`);
});
