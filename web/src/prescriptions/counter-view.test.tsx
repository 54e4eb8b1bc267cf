import { asList } from '@app/contract/kernel';
import { listPrescriptions, type Prescription } from '@app/contract/prescriptions';
import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { prescriptionsQuery } from './prescriptions.queries.ts';
import { PrescriptionsScreen } from './prescriptions-screen.tsx';

const ibuprofeno = aPrescription({
  id: 'r1',
  prescriptionId: 'r1',
  patient_id_number: '57123456',
  medications: [aPrescribedMedication({ name: 'Ibuprofeno', quantity: 2 })],
});

const device = navigator as { wakeLock?: unknown };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-25T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  delete device.wakeLock;
});

function open(changes: Partial<Prescription> = {}, query = '') {
  answer(listPrescriptions, asList([{ ...ibuprofeno, ...changes }]));
  return renderScreen(<PrescriptionsScreen proof={() => null} send={() => null} />, {
    path: '/paciente/mis-recetas',
    at: `/paciente/mis-recetas${query}`,
  });
}

const showLink = () => screen.findByRole('link', { name: 'Mostrar en la farmacia: Ibuprofeno' });
const counter = () => screen.findByRole('dialog', { name: 'Receta para la farmacia' });

test.each<[string, Partial<Prescription>, string]>([
  ['overdue', { status: 'OVERDUE', state: 'overdue' }, '?tab=vencidas'],
  ['too early', { startDate: '2025-04-06' }, ''],
  ['in an order', { status: 'SENT', state: 'sent' }, '?tab=enviadas'],
  ['blocked', { status: 'BLOCKED' }, ''],
  ['blocked, in full', { status: 'BLOCKED' }, '?receta=r1'],
])('one that cannot be used is not offered to a counter: %s', async (_, changes, query) => {
  open(changes, query);
  await screen.findByRole('region', { name: 'Ibuprofeno' });
  expect(screen.queryByRole('link', { name: /^Mostrar en la farmacia/ })).toBeNull();
});

test('a counter reads who, which key, which medicine, by whom and until when', async () => {
  proves('prescription-at-the-counter');
  const { user, address } = open();
  await user.click(await showLink());
  expect(address()).toBe('/paciente/mis-recetas?mostrar=r1');
  const view = within(await counter());
  for (const text of [
    'Documento de prueba, sin validez legal',
    'Tomás Núñez',
    '57.123.456',
    'Ibuprofeno',
    '2 envases · Envase por 20',
    '0000 0000 02 0102 00000 00000 00000 00000 02025 01',
    'Vence en 12 días',
    'María José Güiraldes · M.N. 123456',
  ]) {
    expect(view.getByText(text)).toBeTruthy();
  }
  expect(
    view.getByRole('img', { name: 'Código QR para verificar la receta de Ibuprofeno' }),
  ).toBeTruthy();
});

test.each([
  ['the button', '{Enter}'],
  ['Escape', '{Escape}'],
])('%s closes it, and the focus is back where it was', async (_, key) => {
  const { user, address } = open({}, '?receta=r1');
  const link = await showLink();
  await user.click(link);
  within(await counter())
    .getByRole('button', { name: 'Listo' })
    .focus();
  await user.keyboard(key);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/paciente/mis-recetas?receta=r1');
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('it stays when the network goes, and says when a pharmacy served it meanwhile', async () => {
  proves('prescription-at-the-counter');
  const { user, queryClient } = open();
  await user.click(await showLink());
  answer(listPrescriptions, refusal(500, 'server.fault'));
  await queryClient.refetchQueries(prescriptionsQuery);
  const view = within(await counter());
  expect(view.getByText('57.123.456')).toBeTruthy();
  answer(
    listPrescriptions,
    asList([
      {
        ...ibuprofeno,
        state: 'sent' as const,
        status: 'DISPENSED' as const,
        dispensedDate: '2025-03-25T14:00:00.000Z',
      },
    ]),
  );
  await queryClient.refetchQueries(prescriptionsQuery);
  expect(await view.findByText('Dispensada el 25/03/2025')).toBeTruthy();
});

test('the screen stays awake for as long as it is shown', async () => {
  const release = vi.fn();
  const request = vi.fn().mockResolvedValue({ release });
  device.wakeLock = { request };
  const { user } = open();
  await user.click(await showLink());
  const done = within(await counter()).getByRole('button', { name: 'Listo' });
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  await user.click(done);
  await waitFor(() => expect(release).toHaveBeenCalled());
});
