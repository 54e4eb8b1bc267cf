import {
  changeShift,
  createShift,
  endShift,
  listShiftProfessionals,
  listShifts,
  type Shift,
} from '@app/contract/guard-shifts';
import { asList, asOk, done } from '@app/contract/kernel';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, marta } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { ShiftsScreen } from './shifts-screen.tsx';

const LAURA = '01957000-0000-7000-8000-0000000000c1';
const night: Shift = {
  id: '01957000-0000-7000-8000-0000000000a1',
  professionalId: LAURA,
  professional: 'Dra. Laura Benítez',
  specialtyId: 1,
  specialty: 'Clínica médica',
  weekday: 'SATURDAY',
  from: '22:00',
  to: '06:00',
  validFrom: '2025-01-01',
  validUntil: null,
  onHolidays: false,
  version: 3,
};

beforeEach(() => {
  answer(listShifts, asList([night]));
  answer(
    listShiftProfessionals,
    asList([
      { id: LAURA, name: 'Dra. Laura Benítez', specialties: [{ id: 1, name: 'Clínica médica' }] },
    ]),
  );
});

const show = async (role: 'MEDICAL_DIRECTOR' | 'ADMIN' = 'MEDICAL_DIRECTOR') => {
  await logInAs({ ...marta, role });
  return renderScreen(<ShiftsScreen />);
};

test('shifts that cannot be read, and a guard without any, say so', async () => {
  answer(listShifts, refusal(500, 'server.fault'));
  const { unmount } = await show();
  expect(await screen.findByText('No pudimos leer los turnos de guardia')).toBeTruthy();
  unmount();
  answer(listShifts, asList([]));
  await show();
  expect(await screen.findByText('No hay turnos de guardia')).toBeTruthy();
});

test('operations reads the week, overnight shifts and holidays in words, and changes nothing', async () => {
  await show('ADMIN');
  expect(await screen.findByText('22:00 a 06:00 del día siguiente')).toBeTruthy();
  expect(screen.getByText('Clínica médica · no en feriados')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a conflict is said at the hour of the shift, and a saved shift closes the form', async () => {
  const bodies: unknown[] = [];
  answer(createShift, refusal(409, 'guard-shifts.overlap'));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Agregar turno' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Profesional'), 'Dra. Laura Benítez');
  await user.selectOptions(dialog.getByLabelText('Especialidad'), 'Clínica médica');
  await user.selectOptions(dialog.getByLabelText('Día'), 'sábado');
  await user.selectOptions(dialog.getByLabelText('Desde'), '20:00');
  await user.selectOptions(dialog.getByLabelText('Hasta'), '24:00');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(
    (await dialog.findAllByText('Ese profesional ya tiene un turno en ese horario')).length,
  ).toBeGreaterThan(0);
  answer(createShift, ({ body }) => {
    bodies.push(body);
    return asOk(night);
  });
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Guardamos el turno/)).toBeTruthy();
  expect(bodies).toMatchObject([
    { professionalId: LAURA, specialtyId: 1, weekday: 'SATURDAY', from: '20:00', to: '24:00' },
  ]);
});

test('a shift that somebody else changed says so, and what was chosen stays', async () => {
  answer(changeShift, refusal(409, 'guard-shifts.changed-meanwhile'));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /22:00 a 06:00/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Hasta'), '08:00');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect((await dialog.findAllByText(/^Otra persona lo cambió/)).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText('Hasta')).toHaveProperty('value', '08:00');
});

test('a shift is changed, and ended after a question', async () => {
  const calls: string[] = [];
  answer(changeShift, ({ body }) => {
    expect(body).toMatchObject({ to: '08:00', version: 3 });
    calls.push('change');
    return asOk(night);
  });
  answer(endShift, () => {
    calls.push('end');
    return done;
  });
  const { user } = await show();
  const open = async () => user.click(await screen.findByRole('button', { name: /22:00 a 06:00/ }));
  await open();
  const first = within(screen.getByRole('dialog'));
  await user.selectOptions(await first.findByLabelText('Hasta'), '08:00');
  await user.click(first.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Guardamos el turno/)).toBeTruthy();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Terminar turno' }));
  const question = within(
    await screen.findByRole('dialog', { name: '¿Terminar este turno de guardia?' }),
  );
  await user.click(question.getByRole('button', { name: 'Terminar turno' }));
  expect(await screen.findByText('El turno terminó.')).toBeTruthy();
  expect(calls).toEqual(['change', 'end']);
});
