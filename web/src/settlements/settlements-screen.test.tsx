import { asOk } from '@app/contract/kernel';
import {
  exportSettlement,
  getSettlement,
  type SettledVisit,
  settlementOf,
} from '@app/contract/settlements';
import { aSettledVisit } from '@app/contract/settlements/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { SettlementsScreen } from './settlements-screen.tsx';

let asked: unknown[];

const visitsAre = (...visits: SettledVisit[]) =>
  answer(getSettlement, ({ query }) => {
    asked.push(query);
    return asOk(settlementOf((query as { month: string }).month, visits));
  });

beforeEach(() => {
  asked = [];
  // Still November in Argentina.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T02:59:59Z') });
  visitsAre(
    aSettledVisit(),
    aSettledVisit({ id: 'v2', date: '2026-11-04T15:30:00.000Z' }),
    aSettledVisit({
      id: 'v3',
      insurer: null,
      plan: null,
      affiliate_number: null,
      patient_initials: 'J. P.',
      tariff: null,
    }),
  );
});
afterEach(() => vi.useRealTimers());

const show = (search = '') =>
  renderScreen(<SettlementsScreen />, {
    path: '/profesional/liquidaciones',
    at: `/profesional/liquidaciones${search}`,
  });

const OWN = 'Consultas de noviembre de 2026 por obra social o prepaga';
const SAMPLE = 'Liquidación de ejemplo por obra social o prepaga';
const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));
const textsOf = (row: HTMLElement): string[] =>
  [...row.children].map((cell) => (cell.lastChild?.textContent ?? '').replaceAll('\u00a0', ' '));

test('a month that cannot be read says so, and is read again when asked', async () => {
  answer(getSettlement, refusal(500, 'server.fault'));
  const { user } = show();
  expect(await screen.findByText('Ocurrió un error al obtener tus consultas')).toBeTruthy();
  visitsAre(aSettledVisit());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table', { name: OWN })).toBeTruthy();
});

test('a month without visits reads so, and has nothing to download', async () => {
  visitsAre();
  show();
  expect(
    await screen.findByText('No tenés consultas terminadas en noviembre de 2026'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull();
});

test('visits are added up by who pays, and what has no tariff is said', async () => {
  proves('settlements-by-month');
  show();
  const rows = (await tableOf(OWN)).getAllByRole('row').map(textsOf);
  expect(rows).toEqual([
    ['Obra social o prepaga', 'Tipo de consulta', 'Consultas', 'Arancel', 'Importe'],
    ['OSDE', 'Guardia virtual', '2', '$ 18.450,50', '$ 36.901,00'],
    ['Particular', 'Guardia virtual', '1', 'Sin arancel', '–'],
    ['Total', '', '3', '', '$ 36.901,00'],
  ]);
  expect(
    screen.getByText('Hay 1 consulta sin arancel cargado, que no está en el importe total.'),
  ).toBeTruthy();
});

test('each visit says when, for whom and for how much, and no name', async () => {
  proves('settlements-tell-little');
  show();
  const rows = (await tableOf('Detalle de las consultas de noviembre de 2026'))
    .getAllByRole('row')
    .map(textsOf);
  expect(rows[1]).toEqual([
    '03/11/2026, 12:30 h',
    'OSDE',
    'OSDE 210',
    '60123',
    'M. G.',
    'Guardia virtual',
    '$ 18.450,50',
  ]);
  expect(rows[3]?.slice(1, 4)).toEqual(['Particular', '–', '–']);
});

test('without any tariff there are counts, and no amount', async () => {
  visitsAre(aSettledVisit({ tariff: null }));
  show();
  const rows = (await tableOf(OWN)).getAllByRole('row').map(textsOf);
  expect(rows.at(-1)).toEqual(['Total', '', '1', '', '–']);
  expect(screen.getByText(/contamos las consultas, sin importes/)).toBeTruthy();
});

test('the month is chosen with the keyboard, is in the address, and none is later than this one', async () => {
  proves('settlements-by-month');
  const { user, address } = show();
  await screen.findByRole('table', { name: OWN });
  const month = within(screen.getByRole('region', { name: 'Mes' }));
  await user.click(month.getByRole('button', { name: 'Mes siguiente' }));
  expect(month.getByText('Todavía no empezó el mes que sigue.')).toBeTruthy();
  month.getByRole('button', { name: 'Mes anterior' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(month.getByText('octubre de 2026')).toBeTruthy());
  expect(address()).toBe('/profesional/liquidaciones?mes=2026-10');
  await waitFor(() => expect(asked).toEqual([{ month: '2026-11' }, { month: '2026-10' }]));
  await user.click(month.getByRole('button', { name: 'Mes siguiente' }));
  await waitFor(() => expect(address()).toBe('/profesional/liquidaciones'));
});

test('two quick presses go back two months', async () => {
  const { address } = show();
  await screen.findByRole('table', { name: OWN });
  const previous = screen.getByRole('button', { name: 'Mes anterior' });
  act(() => {
    previous.click();
    previous.click();
  });
  await waitFor(() => expect(address()).toBe('/profesional/liquidaciones?mes=2026-09'));
});

test.each(['ayer', '2026-13', '2027-01', '0000-01'])(
  'the address %s names no month to show: the current one is',
  async (month) => {
    show(`?mes=${month}`);
    await screen.findByRole('table', { name: OWN });
    expect(asked).toEqual([{ month: '2026-11' }]);
  },
);

/** Names and contents of downloaded files. */
function downloads() {
  const saved: { name: string; text: Promise<string> }[] = [];
  let latest = new Blob();
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      latest = file;
      return 'blob:tabla';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: latest.text() });
  });
  return saved;
}

test('the table of the shown month is downloaded, and a failure is said', async () => {
  proves('settlements-table');
  const saved = downloads();
  answer(exportSettlement, ({ query }) => {
    asked.push(query);
    return undefined;
  });
  const { user } = show('?mes=2026-10');
  await user.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['liquidacion-2026-10.csv']));
  expect(asked).toEqual([{ month: '2026-10' }, { month: '2026-10' }]);
  answer(exportSettlement, refusal(500, 'server.fault'));
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(await screen.findByText(/No se pudo descargar el CSV/)).toBeTruthy();
});

test('the sample says that it is one, asks no server, and is downloaded as one', async () => {
  proves('settlements-show-a-sample', 'settlements-sample-is-static');
  const saved = downloads();
  answer(getSettlement, refusal(500, 'server.fault'));
  const { user } = show();
  const sample = within(screen.getByRole('region', { name: 'Ejemplo de liquidación' }));
  expect(sample.getByText('Datos de ejemplo')).toBeTruthy();
  const rows = (await tableOf(SAMPLE)).getAllByRole('row').map(textsOf);
  expect(rows.at(-1)).toEqual(['Total', '', '10', '', '$ 188.901,00']);
  await user.click(sample.getByRole('button', { name: 'Descargar CSV de ejemplo' }));
  expect(saved.map(({ name }) => name)).toEqual(['liquidacion-de-ejemplo.csv']);
  const lines = (await saved[0]?.text)?.trimEnd().split('\r\n') ?? [];
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe(
    '02/03/2026;09:10;Obra Social Ejemplo;Plan Único;1001;R. D.;Guardia virtual;14500,00;EJEMPLO-1',
  );
  for (const line of lines.slice(1)) expect(line).toMatch(/;EJEMPLO-\d+$/);
});
