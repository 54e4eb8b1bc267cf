import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillAddress, fillMeasures, fillPersonal, finish, next, step } from '../profiles/wizard.ts';

const ADDED = '¡Adición de miembro familiar realizado con éxito con éxito!';

type Member = { firstName: string; dni: string; relationship: string; birthDate: string };

async function add(page: Page, { firstName, dni, relationship, birthDate }: Member) {
  await page.getByRole('link', { name: 'Agregar Miembro' }).click();
  await step(page, 'Paso 1 de 4: Información Personal');
  await page.getByLabel('Relación con el titular').selectOption(relationship);
  await page.getByLabel('DNI').fill(dni);
  const phone = '1123456789';
  await fillPersonal(
    page,
    { firstName, lastName: 'Acosta', birthDate, sex: 'Femenino', phone },
    'su',
  );
  await next(page);
  await step(page, 'Paso 2 de 4: Dirección');
  await fillAddress(page);
  await next(page);
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await fillMeasures(page, '1,1', '20');
  await next(page);
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await finish(page, ADDED);
  await expect(page).toHaveURL(/\/grupo-familiar$/);
}

test('a member is added, edited, and a fourth is refused', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test');
  await page.goto('/grupo-familiar');
  await add(page, {
    firstName: 'Emilia',
    dni: '58111222',
    relationship: 'Hijo/a',
    birthDate: '05/06/2021',
  });
  await expect(page.getByRole('cell', { name: 'Emilia', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Editar a Emilia Acosta' }).click();
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await page.reload();
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await page.getByRole('button', { name: 'Cambiar Nombre' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Emilia Sol');
  await page.getByRole('button', { name: 'Guardar y volver al resumen' }).click();
  await finish(page, '¡Actualización de perfil realizada con éxito!');
  await expect(page.getByRole('cell', { name: 'Emilia Sol', exact: true })).toBeVisible();

  const button = page.getByRole('button', { name: 'Agregar Miembro' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  await expect(button).toBeFocused();
  await expect(page.getByText('Tu grupo ya tiene 3 miembros, que es el máximo.')).toBeVisible();
});

test('who has an account is asked on their own home, and counts once they accept', async ({
  open,
}) => {
  const [holder, asked] = [await open(), await open()];
  await logIn(holder.page, 'paciente@cercana.test');
  await holder.page.goto('/grupo-familiar');
  await add(holder.page, {
    firstName: 'Nadia',
    // The DNI of nueva@cercana.test.
    dni: '40999888',
    relationship: 'A cargo',
    birthDate: '05/06/1990',
  });
  await expect(holder.page.getByText('Falta que acepte')).toBeVisible();

  await logIn(asked.page, 'nueva@cercana.test');
  await asked.page.goto('/paciente');
  const notice = asked.page.getByRole('region', {
    name: 'María González quiere agregarte a su grupo familiar',
  });
  await notice.getByRole('button', { name: 'Aceptar' }).click();
  await expect(asked.page.getByText('Aceptaste. Ya sos parte del grupo familiar.')).toBeVisible();
  await expect(notice).toBeHidden();

  await holder.page.reload();
  await expect(holder.page.getByRole('cell', { name: 'Nadia', exact: true })).toBeVisible();
  await expect(holder.page.getByText('Falta que acepte')).toBeHidden();
});
