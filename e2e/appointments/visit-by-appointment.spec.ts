import {
  expectSaved,
  finish,
  PHARYNGITIS,
  prescribe,
  writeRecord,
} from '../consultations/record.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { pictureMoves } from '../guard-queue/journey.ts';
import { MARIAS, meetByAppointment, openAppointments, rowOf, TOMASS } from './journey.ts';

test('an appointment is held like a visit of the guard: reload, crash, record, prescription', {
  tag: '@call',
}, async ({ open }) => {
  const before = await open();
  const patient = await open({ width: 360, height: 740 });
  await meetByAppointment(before, patient, MARIAS);

  await patient.page.reload();
  await pictureMoves(patient.page, new RegExp(MARIAS.doctor));
  await writeRecord(before.page, PHARYNGITIS);
  await expect(before.page.getByText(/Borrador guardado/)).toBeVisible();
  await before.crash();

  const after = await open();
  await logIn(after.page, MARIAS.email);
  await after.page.getByRole('button', { name: 'Volver a la consulta' }).click();
  await pictureMoves(after.page, new RegExp(MARIAS.who));
  await expect(after.page.getByLabel('Registro', { exact: true })).toHaveValue(PHARYNGITIS.detail);
  await prescribe(after.page, PHARYNGITIS);
  await finish(after.page);
  await expectSaved(after.page);

  await expect(patient.page).toHaveURL(/\/paciente\?fin=/);
  await openAppointments(patient.page);
  await patient.page.getByRole('tab', { name: /Finalizados/ }).click();
  await expect(rowOf(patient.page, MARIAS)).toContainText('Finalizado');

  await after.page.goto('/historia-clinica/paciente@cercana.test');
  await expect(after.page.getByText('Turno programado').first()).toBeVisible();
});

test('with the equipment of another country the hours are those of Argentina', async ({ open }) => {
  const hours: string[] = [];
  const { page: here } = await open();
  const { page: abroad } = await open({ timezoneId: 'Europe/Madrid' });
  for (const page of [here, abroad]) {
    await logIn(page, 'paciente@cercana.test');
    await openAppointments(page);
    const row = rowOf(page, TOMASS);
    await expect(row).toBeVisible();
    hours.push(/\d\d:\d\d/.exec((await row.textContent()) ?? '')?.[0] ?? '');
  }
  expect(hours[0]).toMatch(/^\d\d:\d\d$/);
  expect(hours[1]).toBe(hours[0]);
  await expect(abroad.getByText('Hora de Argentina').first()).toBeVisible();
});
