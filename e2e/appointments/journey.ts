import { expect, type Page } from '@playwright/test';
import { logIn } from '../fixtures/log-in.ts';
import type { Person } from '../fixtures/test.ts';
import { pictureMoves } from '../guard-queue/journey.ts';

/** An appointment of the demonstration that can be entered now. */
export type Coming = { who: string; doctor: string; email: string };

/** María's own… */
export const MARIAS: Coming = {
  who: 'María González',
  doctor: 'Laura Benítez',
  email: 'clinica@cercana.test',
};
/** …and that of her child. */
export const TOMASS: Coming = {
  who: 'Tomás Acosta González',
  doctor: 'Paula Ríos',
  email: 'pediatria@cercana.test',
};

export const openAgenda = (page: Page) => page.goto('/profesional/agenda-de-turnos');
export const openAppointments = (page: Page) => page.goto('/paciente/mis-turnos');

/** The row of one appointment, in the list of its patient. */
export const rowOf = (page: Page, { doctor }: Coming) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: doctor }).first();

/** The first call asks its patient for consent. */
export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Leí y acepto el consentimiento/ }).check();
  await page.getByRole('button', { name: 'Acepto y entrar' }).click();
}

/** The patient waits, the professional starts, the patient joins, and both see the other's moving picture. */
export async function meetByAppointment(
  professional: Person,
  patient: Person,
  coming: Coming,
): Promise<void> {
  await logIn(patient.page, 'paciente@cercana.test');
  await openAppointments(patient.page);
  const row = rowOf(patient.page, coming);
  await expect(row.getByText(/todavía no empezó/)).toBeVisible();
  await expect(row.getByRole('button', { name: /Entrar a la videollamada/ })).toBeDisabled();

  await logIn(professional.page, coming.email);
  await openAgenda(professional.page);
  await expect(professional.page.getByText('Esperando en la sala').first()).toBeVisible();
  await professional.page.getByRole('button', { name: `Iniciar consulta: ${coming.who}` }).click();
  await expect(professional.page.getByText(/Esperando a que entre/)).toBeVisible();

  await row.getByRole('button', { name: /Entrar a la videollamada/ }).click();
  await expect(patient.page).toHaveURL(/\/paciente\/videollamada\?room=room/);
  await consent(patient.page);
  await expect(professional.page).toHaveURL(/\/profesional\/videollamada\?room=room/);
  await pictureMoves(patient.page, new RegExp(coming.doctor));
  await pictureMoves(professional.page, new RegExp(coming.who));
}
