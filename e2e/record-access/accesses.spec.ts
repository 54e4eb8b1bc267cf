import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, type Person, test } from '../fixtures/test.ts';
import { proveIdentity } from '../people/staff.ts';
import { EMERGENCY, openHistory, tellEmergency } from './emergency.ts';

async function search({ page }: Person, name: string) {
  await page.goto('/historia-clinica');
  await page.getByLabel('Nombre y apellido').fill(name);
  await page.getByRole('button', { name: 'Buscar' }).click();
}

test('María grants a professional access to her history, who finds it, and withdraws it', async ({
  open,
}) => {
  proves('record-access-is-granted');
  const maria = await open({ width: 360, height: 740 });
  await logIn(maria.page, 'paciente@cercana.test', '/accesos-a-mi-historia');
  await maria.page.getByRole('button', { name: 'Dar permiso a un profesional' }).click();
  const dialog = maria.page.getByRole('dialog', { name: 'Dar permiso a un profesional' });
  await dialog.getByRole('combobox', { name: /Profesional/ }).fill('rios');
  await maria.page.getByRole('option', { name: /Dra. Paula Ríos/ }).click();
  await isAccessibleAtEverySize(maria.page, 'giving a permission');
  await dialog.getByRole('button', { name: 'Dar permiso' }).click();
  await proveIdentity(maria.page, 'Dar permiso');
  await expect(maria.page.getByText('Dra. Paula Ríos ya puede ver la historia')).toBeVisible();

  const paula = await open();
  await logIn(paula.page, 'pediatria@cercana.test');
  await search(paula, 'María González');
  await paula.page.getByRole('link', { name: 'Ver historia de González, María' }).click();
  await expect(paula.page.getByRole('heading', { name: /Consulta del/ })).toBeVisible();

  await maria.page.reload();
  await expect(maria.page.getByText('Le diste permiso')).toBeVisible();
  await isAccessibleAtEverySize(maria.page, '/accesos-a-mi-historia');
  await maria.page.getByRole('button', { name: 'Quitar permiso a Dra. Paula Ríos' }).click();
  await maria.page.getByRole('dialog').getByRole('button', { name: 'Quitar permiso' }).click();
  await expect(maria.page.getByText('No le diste permiso a nadie.')).toBeVisible();
  await search(paula, 'María González');
  await expect(paula.page.getByText('No se encontraron historias clínicas')).toBeVisible();
});

test('a history opened for an emergency is reported to the holder', async ({ open }) => {
  proves('emergency-access-is-told');
  const laura = await open();
  await logIn(laura.page, 'clinica@cercana.test');
  await tellEmergency(laura.page);
  await isAccessibleAtEverySize(laura.page, 'opening for an emergency');
  await openHistory(laura.page);

  const maria = await open();
  await logIn(maria.page, 'paciente@cercana.test', '/notificaciones');
  await maria.page
    .getByRole('button', { name: /^Abrieron la historia clínica de Tomás por una urgencia/ })
    .click();
  await maria.page
    .getByRole('link', { name: 'Quién accedió a la historia clínica de Tomás' })
    .click();
  await expect(maria.page.getByLabel('¿De quién es la historia?')).toContainText('Tomás');
  await expect(maria.page.getByText(`Motivo: ${EMERGENCY}`).first()).toBeVisible();
});
