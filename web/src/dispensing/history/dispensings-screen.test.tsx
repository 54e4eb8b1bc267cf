import {
  DISPENSINGS_PAGE,
  type Dispensing,
  exportDispensings,
  listDispensings,
} from '@app/contract/dispensing';
import { aDispensing } from '@app/contract/dispensing/fixtures';
import { asList } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { DispensingsScreen } from './dispensings-screen.tsx';

let asked: unknown[];

const listOf = (dispensings: Dispensing[]) =>
  answer(listDispensings, ({ query }) => {
    asked.push(query);
    return asList(dispensings);
  });

beforeEach(() => {
  asked = [];
  listOf([aDispensing(), aDispensing({ id: 'd2', patient_name: 'Rubén Díaz', partial: false })]);
});

const show = (search = '') =>
  renderScreen(<DispensingsScreen />, {
    path: '/farmacia/historial',
    at: `/farmacia/historial${search}`,
  });

test('a history that cannot be read says so, and is read again when asked', async () => {
  answer(listDispensings, refusal(500, 'server.fault'));
  const { user } = show();
  expect(await screen.findByText('Ocurrió un error al obtener las entregas')).toBeTruthy();
  listOf([aDispensing()]);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('rowheader', { name: 'Tomás Núñez' })).toBeTruthy();
});

test('a branch that handed over nothing reads so', async () => {
  listOf([]);
  show();
  expect(await screen.findByText('No hay entregas')).toBeTruthy();
});

test('a page after the last one says so, and leads to the first', async () => {
  listOf([]);
  const { user, address } = show('?desde=2025-03-01&pagina=9');
  expect(await screen.findByText('La lista termina antes de esta página')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ir a la primera página' }));
  expect(address()).toBe('/farmacia/historial?desde=2025-03-01');
});

test('each dispensing says when, to whom, what, by whom and whether it was whole', async () => {
  show();
  const header = await screen.findByRole('rowheader', { name: 'Tomás Núñez' });
  const row = header.closest('tr')?.textContent ?? '';
  for (const text of [
    '25/03/2025, 12:30\u00a0h',
    'Ibuprofeno 400 mg y 1 más',
    'Inés Álvarez',
    'Parcial',
  ]) {
    expect(row).toContain(text);
  }
});

test('the days are in the address, are asked for, and can be taken away', async () => {
  proves('counter-history');
  const { user, address } = show('?desde=2025-03-01&hasta=2025-03-31&pagina=2');
  await screen.findByRole('rowheader', { name: 'Tomás Núñez' });
  expect(asked).toEqual([{ fromDate: '2025-03-01', toDate: '2025-03-31', page: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Ver todo' }));
  await waitFor(() => expect(address()).toBe('/farmacia/historial'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: 0 }));
});

test('a day that is none in the address is left out', async () => {
  show('?desde=ayer');
  await screen.findByRole('rowheader', { name: 'Tomás Núñez' });
  expect(asked).toEqual([{ page: 0 }]);
});

test('a full page leads to older ones, and back', async () => {
  listOf(Array.from({ length: DISPENSINGS_PAGE }, (_, index) => aDispensing({ id: `d${index}` })));
  const { user, address } = show();
  await user.click(await screen.findByRole('link', { name: 'Más antiguas' }));
  expect(address()).toBe('/farmacia/historial?pagina=2');
  await user.click(await screen.findByRole('link', { name: 'Más nuevas' }));
  expect(address()).toBe('/farmacia/historial');
});

test('one dispensing opens with everything, and is printed', async () => {
  proves('counter-proof');
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, address } = show();
  await user.click(
    await screen.findByRole('link', {
      name: 'Ver la entrega a Tomás Núñez del 25/03/2025, 12:30\u00a0h',
    }),
  );
  expect(address()).toBe('/farmacia/historial?entrega=d1');
  const lines = within(await screen.findByRole('list', { name: 'Medicamentos' }));
  const texts = lines.getAllByRole('listitem').map((line) => line.textContent ?? '');
  expect(texts[0]).toContain('Recetado: 2 envases · Entregado: 1 envase');
  expect(texts[0]).toContain('A7731');
  expect(texts[1]).toContain('No se entregó');
  await user.click(screen.getByRole('button', { name: 'Imprimir constancia' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Volver al historial' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('a day that does not exist is not left out in silence', async () => {
  const { user } = show('');
  await user.type(await screen.findByLabelText('Desde'), '31/02/2026');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  const words = 'Escribí la fecha como 25/03/2026.';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('the table of the shown days is downloaded, and a failure is said', async () => {
  const saved = savedFiles();
  answer(exportDispensings, ({ query }) => {
    asked.push(query);
    return undefined;
  });
  const { user } = show('?desde=2025-03-01');
  await user.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => expect(saved).toEqual(['dispensaciones-desde-2025-03-01.csv']));
  expect(asked).toContainEqual({ fromDate: '2025-03-01' });
  answer(exportDispensings, refusal(500, 'server.fault'));
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(await screen.findByText(/No se pudo descargar el CSV/)).toBeTruthy();
  answer(exportDispensings, refusal(409, 'dispensing.too-many'));
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(await screen.findByText(/Son demasiadas entregas para una planilla/)).toBeTruthy();
});
