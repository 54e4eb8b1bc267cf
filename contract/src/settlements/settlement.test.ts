import { expect, test } from 'vitest';
import { aSettledVisit } from './fixtures.ts';
import { settlementOf } from './settlement.ts';
import { settlementTable } from './settlement-table.ts';

test('a month without visits has no row and no amount', () => {
  expect(settlementOf('2026-11', [])).toEqual({
    month: '2026-11',
    rows: [],
    total: { visits: 0, amount: null, without_tariff: 0 },
    visits: [],
  });
});

test('visits are added up by insurer, type and tariff, exact to the centavo', () => {
  const osde = aSettledVisit({ tariff: 0.1 });
  const alone = aSettledVisit({ insurer: null, plan: null, tariff: null });
  const { rows, total } = settlementOf('2026-11', [
    alone,
    ...[osde, osde, osde],
    { ...osde, tariff: 0.2 },
    { ...osde, consultation_type: 'APPOINTMENT' },
    { ...osde, insurer: 'Accord Salud' },
  ]);
  const row = (insurer: string | null, type: string, tariff: number | null, visits: number) => ({
    insurer,
    consultation_type: type,
    tariff,
    visits,
  });
  expect(rows).toEqual([
    { ...row('Accord Salud', 'VIRTUAL_GUARD', 0.1, 1), amount: 0.1 },
    { ...row('OSDE', 'VIRTUAL_GUARD', 0.1, 3), amount: 0.3 },
    { ...row('OSDE', 'VIRTUAL_GUARD', 0.2, 1), amount: 0.2 },
    { ...row('OSDE', 'APPOINTMENT', 0.1, 1), amount: 0.1 },
    { ...row(null, 'VIRTUAL_GUARD', null, 1), amount: null },
  ]);
  expect(total).toEqual({ visits: 7, amount: 0.7, without_tariff: 1 });
});

test('no tariff at all is no amount, which is not the same as nothing to pay', () => {
  const amountOf = (tariff: number | null) =>
    settlementOf('2026-11', [aSettledVisit({ tariff })]).total.amount;
  expect([amountOf(null), amountOf(0)]).toEqual([null, 0]);
});

test('a table for a spreadsheet has a line for each visit, and no cell is a formula', () => {
  const evil = aSettledVisit({
    date: '2026-12-01T02:59:59.000Z',
    insurer: '=HYPERLINK("x");',
    plan: null,
    affiliate_number: '-60123',
    tariff: 1_234_567.5,
  });
  const alone = aSettledVisit({
    insurer: null,
    plan: null,
    affiliate_number: null,
    tariff: null,
    consultation_type: 'APPOINTMENT',
  });
  expect(settlementTable(settlementOf('2026-11', [evil, alone]))).toBe(
    [
      '\uFEFFFecha;Hora;Obra social o prepaga;Plan;N.º de afiliado;Paciente;Tipo de consulta;Arancel;Referencia',
      `30/11/2026;23:59;"'=HYPERLINK(""x"");";;'-60123;M. G.;Guardia virtual;1234567,50;${evil.id}`,
      `03/11/2026;12:30;Particular;;;M. G.;Turno programado;;${alone.id}`,
      '',
    ].join('\r\n'),
  );
});
