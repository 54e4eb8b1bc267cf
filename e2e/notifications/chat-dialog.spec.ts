import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { test } from '../accounts/open-door.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect } from '../fixtures/test.ts';
import { meetAtTheGuard } from '../guard-queue/journey.ts';

const PATIENT = 'paciente@cercana.test';

test('a template is edited, previewed and sent from the line; a mail that fails is sent again', async ({
  open,
  mail,
}) => {
  proves('chat-from-the-line', 'message-templates', 'chat-delivery-states');
  const operator = (await open()).page;
  await logIn(operator, 'operaciones@cercana.test');
  await publishSubject(operator, 'Estamos por atenderte', 'Ya casi te atendemos, {{nombre}}');

  const [professional, patient] = [await open(), await open({ width: 360, height: 740 })];
  await meetAtTheGuard(professional, patient);
  const { page } = professional;
  await page.getByRole('button', { name: 'Enviar un mensaje a María González' }).click();
  const chat = page.getByRole('dialog', { name: 'Mensaje a María González' });
  await expect(chat.getByText('No aceptó recibir mensajes por WhatsApp.')).toBeVisible();
  await send(page, 'Estamos por atenderte');
  const arrived = await mail.mailTo(PATIENT, 'Ya casi te atendemos, María');
  expect(arrived.text).toContain('te va a llamar en unos minutos');
  expect(arrived.text).not.toContain('Fiebre');
  // The list is fetched again ten seconds after sending.
  await expect(chat.getByText('Enviado', { exact: true })).toBeVisible();

  mail.refuse();
  await send(page, 'La guardia tiene demora');
  await operator.getByRole('tab', { name: 'Entregas' }).click();
  await operator.getByLabel('Estado').selectOption('Falló, se reintenta');
  const failed = operator.getByRole('row', { name: /La guardia tiene demora/ });
  await expect(async () => {
    await operator.reload();
    await expect(failed).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(failed).toContainText('p•••@cercana.test');
  await expect(failed).toContainText('M. G.');
  mail.accept();
  await failed.getByRole('button', { name: 'Reintentar el envío a p•••@cercana.test' }).click();
  await mail.mailTo(PATIENT, 'La guardia tiene demora');
  await operator.getByLabel('Estado').selectOption('Enviado');
  await expect(failed).toBeVisible();
});

async function publishSubject(page: Page, template: string, subject: string): Promise<void> {
  await page.goto('/admin/mensajes');
  await page.getByRole('link', { name: template }).click();
  const sheet = page.getByRole('dialog', { name: template });
  await sheet.getByLabel('Asunto del e-mail').fill(subject);
  await expect(sheet.getByRole('region', { name: 'Así lo ve el paciente' })).toContainText(
    'Ya casi te atendemos, María',
  );
  await sheet.getByLabel('¿Por qué lo cambiás?').fill('Más corto');
  await sheet.getByRole('button', { name: 'Publicar' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Plantilla publicada.')).toBeVisible();
  await expect(sheet).toBeHidden();
}

async function send(page: Page, template: string): Promise<void> {
  const chat = page.getByRole('dialog');
  await chat.getByLabel('Plantilla').selectOption(template);
  await chat.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(chat.getByText('Enviando')).toBeVisible();
}
