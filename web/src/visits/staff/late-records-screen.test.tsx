import { asPage, done } from '@app/contract/kernel';
import { closeLateRecord, type LateRecord, listLateRecords } from '@app/contract/visits';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { aSessionToProve, prove } from '../../testing/proof.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LateRecordsScreen } from './late-records-screen.tsx';

const late: LateRecord = {
  queueId: '01957000-0000-7000-8000-0000000000b1',
  professional: 'Dra. Paula Ríos',
  licence: 'M.N. 98421',
  patient: 'Marta González',
  since: '2026-11-20T12:00:00.000Z',
};

const show = async (role: 'MEDICAL_DIRECTOR' | 'ADMIN' = 'MEDICAL_DIRECTOR') => {
  await logInAs({ ...marta, role });
  return renderScreen(<LateRecordsScreen />);
};

test('records that cannot be read, and none, are said', async () => {
  answer(listLateRecords, refusal(500, 'server.fault'));
  const { unmount } = await show();
  expect(await screen.findByText('No pudimos leer los registros pendientes')).toBeTruthy();
  unmount();
  answer(listLateRecords, asPage({ data: [], next: null }));
  await show();
  expect(await screen.findByText('No hay registros pendientes')).toBeTruthy();
});

test('operations reads whose record is missing, and closes none', async () => {
  answer(listLateRecords, asPage({ data: [late], next: null }));
  await show('ADMIN');
  expect(await screen.findByText('Dra. Paula Ríos · M.N. 98421')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the director closes one with a reason and a proof of identity', async () => {
  const bodies: unknown[] = [];
  let rows = [late];
  answer(listLateRecords, () => asPage({ data: rows, next: null }));
  await logInAs({ ...marta, role: 'MEDICAL_DIRECTOR' });
  const { mustProve } = aSessionToProve();
  const { user } = renderScreen(<LateRecordsScreen />);
  answer(closeLateRecord, ({ params, body }) => {
    const reply = mustProve(done);
    if (reply === done) {
      bodies.push([params.queueId, body]);
      rows = [];
    }
    return reply;
  });
  const opener = { name: 'Cerrar la consulta de Marta González' };
  await user.click(await screen.findByRole('button', opener));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cerrar la consulta' }));
  expect((await dialog.findAllByText('Escribí el motivo')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Motivo'), 'La profesional dejó la clínica');
  await user.click(dialog.getByRole('button', { name: 'Cerrar la consulta' }));
  await prove(user, 'Cerrar la consulta');
  expect(await screen.findByText('No hay registros pendientes')).toBeTruthy();
  expect(bodies).toEqual([[late.queueId, { reason: 'La profesional dejó la clínica' }]]);
});
