import { expect, test } from '../fixtures/test.ts';
import { connectionNotices } from '../video-call/notices.ts';
import { meetByAppointment, TOMASS } from './journey.ts';

test('a child is attended by appointment between Firefox and Chromium', { tag: '@call' }, async ({
  open,
}) => {
  const professional = await open({ engine: 'firefox', framesPerSecond: 30, animations: true });
  const patient = await open({ framesPerSecond: 30, animations: true });
  await meetByAppointment(professional, patient, TOMASS);
  const notices = [
    await connectionNotices(professional.page),
    await connectionNotices(patient.page),
  ];
  await professional.page.getByRole('button', { name: /Más/ }).click();
  await professional.page.getByRole('button', { name: 'Escribir mensaje' }).click();
  await professional.page.getByRole('textbox', { name: /mensaje/i }).fill('¿Cómo está Tomás?');
  await professional.page.keyboard.press('Enter');
  await expect(patient.page.getByText('¿Cómo está Tomás?')).toBeVisible();
  await expect(patient.page.getByText(/^Duración 00:[2-5]\d$/)).toBeVisible();
  for (const seen of notices) expect(await seen()).toEqual([]);
});
