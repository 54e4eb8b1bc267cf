import { blockPrescription, dispense, openAtCounter } from '@app/contract/dispensing';
import { aDispensing, atCounter, CUIR, DNI } from '@app/contract/dispensing/fixtures';
import { asOk, done } from '@app/contract/kernel';
import { spacedCuir } from '@app/contract/prescriptions';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { CounterScreen } from './counter-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-25T15:00:00Z') });
  answer(openAtCounter, asOk(atCounter()));
});

afterEach(() => {
  vi.useRealTimers();
});

const show = () =>
  renderScreen(
    <CounterScreen
      notice={(id, canServe) => (
        <p>{`Aviso de ${id}: ${canServe ? 'entregala' : 'no se entrega'}`}</p>
      )}
    />,
    { path: '/farmacia' },
  );
const cuir = () => screen.findByLabelText('CUIR');

/** Scans the key and types the DNI. */
async function open(user: UserEvent) {
  await user.type(await cuir(), `${spacedCuir(CUIR)}{Enter}`);
  await user.keyboard(`${DNI}{Enter}`);
}

async function openPrescription() {
  const shown = show();
  await open(shown.user);
  await screen.findByRole('heading', { name: 'Tomás Núñez' });
  return shown;
}

const medicine = (name: string) => within(screen.getByRole('group', { name }));

/** Dispenses one of two packs of the first medicine, and nothing of the second. */
async function fillIn(user: UserEvent) {
  const first = medicine('Ibuprofeno 400 mg');
  await user.clear(first.getByLabelText('Cantidad entregada'));
  await user.type(first.getByLabelText('Cantidad entregada'), '1');
  await user.type(first.getByLabelText('Producto'), 'Ibupirac 400');
  await user.type(first.getByLabelText('Presentación'), 'Envase por 20');
  await user.type(first.getByLabelText('Lote'), 'A7731');
  const second = medicine('Amoxicilina 500 mg');
  await user.clear(second.getByLabelText('Cantidad entregada'));
  await user.type(second.getByLabelText('Cantidad entregada'), '0');
  await user.type(screen.getByLabelText('Nombre y apellido'), 'Inés Álvarez');
  await user.type(screen.getByLabelText('Matrícula'), 'M.N. 9876');
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function ask(user: UserEvent) {
  await press(user, 'Registrar entrega');
  return within(await screen.findByRole('dialog', { name: '¿Registrar la entrega?' }));
}

async function confirm(user: UserEvent) {
  await user.click((await ask(user)).getByRole('button', { name: 'Registrar entrega' }));
}

describe('a prescription is not opened', () => {
  test('without a whole key and a DNI: each field says so, and so does the summary', async () => {
    const { user } = show();
    await user.type(await cuir(), '1234');
    await press(user, 'Abrir receta');
    const summary = await screen.findByRole('alert', { name: 'Revisá estos datos' });
    expect(summary.textContent).toContain('El CUIR tiene 41 dígitos');
    expect(summary.textContent).toContain('Ingresá el DNI del paciente');
  });

  test.each([
    [404, 'dispensing.not-found', {}, /No encontramos una receta que se pueda dispensar/],
    [429, 'request.too-many', { retryAfter: 600 }, /Probá de nuevo en 10 minutos/],
  ])('refused with %s %s it says why', async (status, code, rest, text) => {
    proves('counter-tells-nothing-apart', 'counter-limit');
    answer(openAtCounter, refusal(status, code, rest));
    const { user } = show();
    await open(user);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await cuir()).toHaveProperty('value', spacedCuir(CUIR));
  });
});

test.each([
  [
    { status: 'DISPENSED', dispensedDate: '2025-03-10T15:00:00.000Z' },
    'Ya se dispensó el 10/03/2025, 12:00 h. Se usa una sola vez.',
  ],
  [{ startDate: '2025-04-06', expiryDate: '2025-05-06' }, /desde el 06\/04\/2025/],
  [{ status: 'OVERDUE', expiryDate: '2025-03-24' }, /Venció el 24\/03\/2025/],
  [{ status: 'BLOCKED' }, /bloqueó por un error manifiesto/],
] as const)(
  'a prescription with %o is shown without a form, and says why',
  async (changes, text) => {
    proves('counter-dates', 'counter-once');
    answer(openAtCounter, asOk(atCounter(changes)));
    await openPrescription();
    expect(within(screen.getByRole('alert')).getByText(text)).toBeTruthy();
    expect(screen.getByText('Amoxicilina 500 mg')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Registrar entrega' })).toBeNull();
    expect(screen.getByText(/^Aviso de .*: no se entrega$/)).toBeTruthy();
  },
);

test('the Enter of a scanner leads from the key to the DNI, and the DNI opens', async () => {
  const { user } = show();
  expect(document.activeElement).toBe(await cuir());
  await user.keyboard(`${CUIR}{Enter}`);
  expect(document.activeElement).toBe(screen.getByLabelText('DNI del paciente'));
  await user.keyboard('52.123.456{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Tomás Núñez' });
  expect(document.activeElement).toBe(heading);
});

test('a prescription says who, by whom, until when, what and how it is sold', async () => {
  await openPrescription();
  expect(screen.getByText(/^Aviso de .*: entregala$/)).toBeTruthy();
  for (const text of [
    '52.123.456',
    'OSDE, 210',
    '60123',
    'María José Güiraldes · M.N. 123456',
    'Vence en 12 días',
    '(J02.9) - Faringitis aguda, no especificada',
    'Documento de prueba, sin validez legal',
    'No sustituir',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getAllByText('Venta bajo receta')).toHaveLength(2);
});

describe('nothing is registered', () => {
  test('where product, pack, lot or pharmacist is missing, or more is handed over', async () => {
    const { user } = await openPrescription();
    await press(user, 'Registrar entrega');
    const summary = await screen.findByRole('alert', { name: 'Revisá estos datos' });
    for (const text of ['el producto', 'la presentación', 'el lote', 'la matrícula']) {
      expect(summary.textContent).toContain(`Ingresá ${text}`);
    }
    await fillIn(user);
    const quantity = medicine('Ibuprofeno 400 mg').getByLabelText('Cantidad entregada');
    await user.clear(quantity);
    await user.type(quantity, '3');
    await press(user, 'Registrar entrega');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('más de lo recetado'),
    );
  });

  test.each(['1,5', 'x', '1e0'])('where %o packs are handed over', async (typed) => {
    const { user } = await openPrescription();
    await fillIn(user);
    const quantity = medicine('Ibuprofeno 400 mg').getByLabelText('Cantidad entregada');
    await user.clear(quantity);
    await user.type(quantity, typed);
    await press(user, 'Registrar entrega');
    expect((await screen.findByRole('alert')).textContent).toContain('Ingresá la cantidad');
  });

  test('where every quantity is 0', async () => {
    const { user } = await openPrescription();
    await fillIn(user);
    const quantity = medicine('Ibuprofeno 400 mg').getByLabelText('Cantidad entregada');
    await user.clear(quantity);
    await user.type(quantity, '0');
    await press(user, 'Registrar entrega');
    expect((await screen.findByRole('alert')).textContent).toContain('todas las cantidades son 0');
    const faults = () => screen.queryAllByText(/todas las cantidades son 0/, { selector: 'p' });
    expect(faults()).toHaveLength(1);
    await user.clear(quantity);
    await user.type(quantity, '1');
    await user.tab();
    await waitFor(() => expect(faults()).toEqual([]));
  });

  test('while the question is not answered', async () => {
    const { user } = await openPrescription();
    await fillIn(user);
    const question = await ask(user);
    expect(question.getByText(/después no la puede dispensar ninguna farmacia/)).toBeTruthy();
    expect(question.getByText('1 de 2 · Ibuprofeno 400 mg', { exact: false })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('another medicine needs a reason, and is not offered where it was refused', async () => {
  proves('counter-substitution');
  const { user } = await openPrescription();
  await fillIn(user);
  const first = medicine('Ibuprofeno 400 mg');
  await user.click(first.getByLabelText('Se entrega otro medicamento'));
  await press(user, 'Registrar entrega');
  expect((await screen.findByRole('alert')).textContent).toContain('motivo de la sustitución');
  const second = medicine('Amoxicilina 500 mg');
  expect(second.queryByLabelText('Se entrega otro medicamento')).toBeNull();
});

test('the reason of another medicine is not lost by unticking it', async () => {
  const { user } = await openPrescription();
  const { getByLabelText } = medicine('Ibuprofeno 400 mg');
  const box = getByLabelText('Se entrega otro medicamento');
  await user.click(box);
  await user.type(getByLabelText('Motivo de la sustitución'), 'No hay de otra marca');
  await user.click(box);
  await user.click(box);
  expect(getByLabelText('Motivo de la sustitución')).toHaveProperty(
    'value',
    'No hay de otra marca',
  );
});

test('what is handed over is registered once, whatever is pressed; then comes the next', async () => {
  proves('counter-dispensing-record');
  const bodies: unknown[] = [];
  answer(dispense, ({ body }) => {
    bodies.push(body);
    return asOk(aDispensing());
  });
  const { user } = await openPrescription();
  await fillIn(user);
  const question = await ask(user);
  await user.dblClick(question.getByRole('button', { name: 'Registrar entrega' }));
  const heading = await screen.findByRole('heading', { name: 'Entrega registrada' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(bodies).toEqual([
    {
      cuir: CUIR,
      dni: DNI,
      pharmacist: { name: 'Inés Álvarez', licence: 'M.N. 9876' },
      lines: [
        {
          item: 1,
          product: 'Ibupirac 400',
          pack: 'Envase por 20',
          quantity: 1,
          lot: 'A7731',
          substitution: null,
        },
        { item: 2, product: '', pack: '', quantity: 0, lot: '', substitution: null },
      ],
    },
  ]);
  expect(screen.getByText('Dispensación parcial')).toBeTruthy();

  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await press(user, 'Imprimir constancia');
  expect(print).toHaveBeenCalledOnce();

  await press(user, 'Otra receta');
  expect(document.activeElement).toBe(await cuir());
  expect(await cuir()).toHaveProperty('value', '');
  await open(user);
  expect(await screen.findByLabelText('Matrícula')).toHaveProperty('value', 'M.N. 9876');
});

test('the tab keeps the pharmacist and nothing of the patient', async () => {
  answer(dispense, asOk(aDispensing()));
  const { user } = await openPrescription();
  await fillIn(user);
  await confirm(user);
  await screen.findByRole('heading', { name: 'Entrega registrada' });
  expect(Object.values({ ...sessionStorage, ...localStorage })).toEqual([
    JSON.stringify({ name: 'Inés Álvarez', licence: 'M.N. 9876' }),
  ]);
});

test('who comes second reads when the first was, in place of the form', async () => {
  proves('counter-once');
  const current = { dispensedDate: '2025-03-25T14:59:00.000Z' };
  answer(dispense, refusal(409, 'dispensing.already-dispensed', { current }));
  const { user } = await openPrescription();
  await fillIn(user);
  await confirm(user);
  expect(await screen.findByText(/Ya se dispensó el 25\/03\/2025, 11:59 h/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Registrar entrega' })).toBeNull();
});

test('a lost answer says that it is not known, and opening again shows what was registered', async () => {
  answer(dispense, refusal(503, 'server.unavailable'));
  const { user } = await openPrescription();
  await fillIn(user);
  await confirm(user);
  expect(await screen.findByText(/No sabemos si quedó registrado/)).toBeTruthy();
  // The typed values are kept, in case it was not done.
  expect(medicine('Ibuprofeno 400 mg').getByLabelText('Lote')).toHaveProperty('value', 'A7731');
  await press(user, 'Abrir de nuevo');
  expect(await screen.findByText(/Todavía no figura registrado/)).toBeTruthy();
  await confirm(user);
  await screen.findByText(/No sabemos si quedó registrado/);
  const dispensedDate = '2025-03-25T15:00:00.000Z';
  answer(openAtCounter, asOk(atCounter({ status: 'DISPENSED', dispensedDate })));
  await press(user, 'Abrir de nuevo');
  expect(await screen.findByText(/Ya se dispensó el 25\/03\/2025, 12:00 h/)).toBeTruthy();
});

test('a prescription is blocked with a reason, and nobody serves it', async () => {
  proves('counter-block');
  const reasons: unknown[] = [];
  answer(blockPrescription, ({ body }) => {
    reasons.push((body as { reason: string }).reason);
    return done;
  });
  const { user } = await openPrescription();
  await press(user, 'Bloquear por error manifiesto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear la receta' }));
  await user.click(dialog.getByRole('button', { name: 'Bloquear receta' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Ingresá el motivo');
  await user.type(dialog.getByLabelText('Motivo'), 'La dosis no existe');
  await user.type(dialog.getByLabelText('Nombre y apellido'), 'Inés Álvarez');
  await user.type(dialog.getByLabelText('Matrícula'), 'M.N. 9876');
  await user.click(dialog.getByRole('button', { name: 'Bloquear receta' }));
  expect(await screen.findByText(/Nadie la puede dispensar/)).toBeTruthy();
  expect(reasons).toEqual(['La dosis no existe']);
  expect(screen.queryByRole('button', { name: 'Bloquear por error manifiesto' })).toBeNull();
});
