import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('operations logs a letter that came in, and its patient follows it', async ({ open }) => {
  const { page: operations } = await open();
  await logIn(operations, 'operaciones@cercana.test', '/admin/solicitudes');
  await operations.getByRole('button', { name: 'Registrar pedido' }).click();
  const finding = operations.getByRole('dialog', { name: /¿de quién es\?/ });
  await finding.getByLabel('DNI, nombre o correo').fill('33456789');
  await finding.getByRole('button', { name: 'Buscar' }).click();
  const maria = finding.getByRole('button', { name: /María González · DNI 33\.456\.789/ });
  await expect(maria).toBeVisible();
  await isAccessibleAtEverySize(operations, 'the patients who may have asked');
  await maria.click();

  const form = operations.getByRole('dialog', { name: 'Registrar pedido de María González' });
  await form.getByLabel('Qué pide').selectOption('Acceso a sus datos');
  await isAccessibleAtEverySize(operations, 'the form of a request on paper');
  await form.getByRole('button', { name: 'Registrar' }).click();
  await expect(
    operations.getByText('Registramos el pedido y le avisamos al paciente.'),
  ).toBeVisible();
  await operations.goto('/admin/solicitudes?tipo=ACCESS');
  await operations.getByRole('link', { name: 'Acceso a sus datos' }).click();
  const sheet = operations.getByRole('dialog', { name: /María González/ });
  await expect(sheet.getByText('En papel')).toBeVisible();

  const { page: patient } = await open({ width: 360, height: 740 });
  await logIn(patient, 'paciente@cercana.test', '/notificaciones');
  await expect(
    patient.getByText('Registramos tu pedido de acceso a los datos').first(),
  ).toBeVisible();
  await patient.goto('/mis-datos');
  await expect(patient.getByText('Acceso a los datos').first()).toBeVisible();
});
