import { proves } from '../../architecture/requirements/index.ts';
import { test } from '../accounts/open-door.ts';
import { signUp } from '../accounts/sign-up.ts';
import { A_PDF } from '../fixtures/a-pdf.ts';
import { expect } from '../fixtures/test.ts';
import { fillAddress, fillMeasures, fillPersonal, finish, next, SOLEDAD, step } from './wizard.ts';

test('a stranger signs up, activates from the mail, completes the profile and may ask for the guard', async ({
  open,
  mail,
}) => {
  proves('signup-flow', 'call-activate');
  const { page } = await open({ width: 360, height: 740 });
  await signUp(page, mail, {
    path: '/signup',
    email: 'soledad@ejemplo.test',
    dni: '40999777',
  });
  await fillPersonal(page, SOLEDAD);
  await next(page);
  await step(page, 'Paso 2 de 4: Dirección');
  await fillAddress(page);
  await next(page);
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  const study = { name: 'laboratorio.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.getByLabel('Adjuntar archivos').setInputFiles(study);
  await expect(page.getByText('laboratorio.pdf, 1 KB, listo')).toBeVisible();
  await fillMeasures(page, '1,68', '62,5');
  await next(page);
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await expect(page.getByText('laboratorio.pdf, 1 KB, listo')).toBeVisible();
  await finish(page, '¡Actualización de perfil realizada con éxito!');
  await expect(page).toHaveURL(/\/paciente$/);
  await expect(page.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();
});

const PDF = Buffer.from(A_PDF);
