import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { test } from '../accounts/open-door.ts';
import { openSection, PHARYNGITIS, storeRecord } from '../consultations/record.ts';
import { logIn } from '../fixtures/log-in.ts';
import { linkIn } from '../fixtures/mail-server.ts';
import { expect, type Person } from '../fixtures/test.ts';
import { callByVoice, goOnDuty, joinQueue } from '../guard-queue/journey.ts';
import { proveIdentity } from '../people/staff.ts';
import { addMember, birthDateOf17 } from './add-member.ts';

const LUCIA = { name: 'Lucía Acosta', dni: '49111222', email: 'lucia@ejemplo.test' };
const QUESTION = '¿Lucía acepta que María González lea esta consulta y sus documentos?';

const SORE_THROAT = { specialty: 'Clínica médica', reason: 'Dolor de garganta' };

/**
 * The professional attends Lucía, who joined from the holder's account and withholds the consultation; returns
 * the visit's id.
 */
async function attendInPrivate(professional: Person, holder: Person): Promise<string> {
  const { page } = professional;
  await logIn(page, 'clinica@cercana.test');
  await goOnDuty(page);
  await holder.page.goto('/paciente');
  await joinQueue(holder.page, { patient: LUCIA.name, ...SORE_THROAT });
  await callByVoice(professional, holder, { who: LUCIA.name, doctor: 'Laura Benítez' });
  await openSection(page, 'Registro de Consulta');
  await page.getByRole('group', { name: QUESTION }).getByRole('radio', { name: 'No' }).check();
  await expect(page.getByText(/María González va a ver que la consulta se hizo/)).toBeVisible();
  await storeRecord(page, PHARYNGITIS);
  await expect(holder.page).toHaveURL(/\/paciente\?fin=/);
  return new URL(holder.page.url()).searchParams.get('fin') ?? '';
}

/** The holder reads only that the visit took place. */
async function readThatItTookPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Omitir' }).click();
  await page.goto('/notificaciones');
  await page
    .getByRole('button', { name: /Consulta de Lucía con la Dra. Benítez, Clínica médica/ })
    .first()
    .click();
  const notice = page.getByRole('dialog');
  await expect(notice.getByText('La consulta se realizó.')).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Descargar PDF' })).toBeHidden();
  await notice.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(page.getByText(/para Lucía/)).toHaveCount(0);
}

async function askForHerAccount(page: Page): Promise<void> {
  await page.goto('/grupo-familiar');
  await isAccessibleAtEverySize(page, 'the group with somebody who may have an account');
  await page.getByRole('button', { name: 'Pedir su cuenta propia: Lucía' }).click();
  const dialog = page.getByRole('dialog', { name: 'La cuenta propia de Lucía' });
  await dialog.getByLabel('Correo de Lucía').fill(LUCIA.email);
  await dialog.getByRole('button', { name: 'Pedir la cuenta' }).click();
  await expect(page.getByText('Antes de darle la cuenta nos comunicamos con Lucía')).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await logIn(page, 'operaciones@cercana.test', '/admin/solicitudes?tipo=FAMILY');
  await page.getByRole('link', { name: 'Cuenta de un familiar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cuenta de un familiar: María González' });
  await expect(sheet.getByText(LUCIA.email)).toBeVisible();
  await expect(sheet.getByText('49.111.222')).toBeVisible();
  await sheet.getByRole('button', { name: 'Aplicar y resolver' }).click();
  const answer = page.getByRole('dialog', { name: /^Aplicar y resolver/ });
  await answer
    .getByLabel('Cómo comprobaste su identidad')
    .fill('Por videollamada: mostró su DNI y dijo el correo.');
  await answer.getByLabel('Respuesta').fill('Hablamos con Lucía y le mandamos el enlace.');
  await answer.getByRole('button', { name: 'Aplicar y resolver' }).click();
  await proveIdentity(page, 'Aplicar y resolver');
  await expect(page.getByText(/quedó resuelta y avisamos/).first()).toBeVisible();
}

async function openAccount(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await isAccessibleAtEverySize(page, '/cuenta-propia');
  await page.getByLabel('Tu DNI').fill('49111223');
  await page.getByLabel('Contraseña nueva').fill(DEMO_PASSWORD);
  await page.getByLabel('Repetir contraseña').fill(DEMO_PASSWORD);
  await page.getByRole('checkbox', { name: /acepto/ }).check();
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click();
  await expect(page.getByText('Ese DNI no es el de la persona de este enlace')).toBeVisible();
  await page.getByLabel('Tu DNI').fill(LUCIA.dni);
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está abierta' })).toBeVisible();
}

test('a dependant of 17 keeps a consultation back, gets an account of her own, reads it there, and asks for the guard', async ({
  open,
  mail,
}) => {
  proves('own-grant-of-16-and-17');
  const [holder, professional, operations] = [await open(), await open(), await open()];
  await logIn(holder.page, 'paciente@cercana.test', '/grupo-familiar');
  await addMember(holder.page, {
    firstName: 'Lucía',
    dni: LUCIA.dni,
    relationship: 'Hijo/a',
    birthDate: birthDateOf17(),
  });
  await expect(holder.page.getByText('Falta que acepte')).toBeHidden();
  const visit = await attendInPrivate(professional, holder);
  await readThatItTookPlace(holder.page);
  await askForHerAccount(holder.page);
  await approve(operations.page);

  const { page: lucia } = await open({ width: 360, height: 740 });
  await openAccount(lucia, linkIn(await mail.mailTo(LUCIA.email, 'Abrí tu cuenta')));
  await logIn(lucia, LUCIA.email, '/paciente/mis-recetas');
  await expect(lucia.getByText(/Ibuprofeno 400 mg/).first()).toBeVisible();
  await lucia.goto('/paciente/mis-consultas');
  await lucia.getByRole('link', { name: /Laura Benítez/ }).click();
  await expect(lucia).toHaveURL(new RegExp(visit));
  await expect(lucia.getByText(/Faringitis aguda/).first()).toBeVisible();
  await holder.page.goto(`/paciente/consultas/${visit}`);
  await expect(holder.page.getByText('Laura Benítez').first()).toBeVisible();
  await expect(holder.page.getByText(/Faringitis aguda/)).toHaveCount(0);
  await lucia.goto('/paciente');
  await joinQueue(lucia, { patient: LUCIA.name, ...SORE_THROAT });

  await holder.page.goto('/grupo-familiar');
  await expect(holder.page.getByText('Tiene cuenta propia')).toBeVisible();
  await expect(holder.page.getByRole('link', { name: 'Editar a Lucía Acosta' })).toHaveCount(0);
  await holder.page.goto('/notificaciones');
  await expect(holder.page.getByText('Lucía ya tiene su propia cuenta').first()).toBeVisible();
});
