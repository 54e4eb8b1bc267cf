import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { proveIdentity } from '../people/staff.ts';

test('published terms are accepted again at the next entry; who declines stays outside', async ({
  open,
}) => {
  const staff = (await open()).page;
  await logIn(staff, 'direccion@cercana.test', '/admin/contenidos');
  await isAccessibleAtEverySize(staff, 'the list of contents');
  await staff.getByRole('link', { name: 'Términos y condiciones' }).click();
  const sheet = staff.getByRole('dialog', { name: 'Términos y condiciones' });
  const body = sheet.getByLabel('Texto', { exact: true });
  await body.fill(`${await body.inputValue()}\n\nUn párrafo que antes no estaba.`);
  await sheet.getByLabel('Qué cambia').fill('Sumamos un párrafo.');
  await sheet.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(staff.getByText('Borrador guardado').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Publicar' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Publicar' });
  await dialog.getByLabel('Motivo').fill('Lo pidió el área legal.');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await proveIdentity(staff, 'Publicar');
  await expect(staff.getByText('Quedó publicado').first()).toBeVisible();

  const patient = (await open()).page;
  await logIn(patient, 'paciente@cercana.test');
  await expect(patient.getByRole('heading', { name: 'Cambiaron nuestros textos' })).toBeVisible();
  await isAccessibleAtEverySize(patient, 'the changed terms');
  await expect(patient.getByText('Un párrafo que antes no estaba.')).toBeVisible();
  await patient.getByRole('button', { name: 'No acepto y salir' }).click();
  await expect(patient.getByRole('heading', { name: 'Cambiaron nuestros textos' })).toBeHidden();

  await logIn(patient, 'paciente@cercana.test');
  await patient.getByRole('button', { name: 'Acepto', exact: true }).click();
  await expect(patient.getByRole('heading', { level: 1 })).not.toHaveText(
    'Cambiaron nuestros textos',
  );
  await patient.reload();
  await expect(patient.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
});
