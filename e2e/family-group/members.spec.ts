import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { test } from '../accounts/open-door.ts';
import { signUp } from '../accounts/sign-up.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect } from '../fixtures/test.ts';
import { finish, step } from '../profiles/wizard.ts';
import { ADULT_NOTICE, addMember, graciela } from './add-member.ts';

const invitationOf = (page: Page) =>
  page.getByRole('region', { name: 'María González quiere agregarte a su grupo familiar' });

test('a member is added, edited, and a fourth is refused', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test', '/grupo-familiar');
  await addMember(page, {
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

test('at a desk everything about a member stands in one line', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test', '/grupo-familiar');
  const row = page.getByRole('row', { name: /Javier/ });
  const parts = [
    row.getByRole('link', { name: 'Consultar por Javier' }),
    row.getByRole('link', { name: 'Editar a Javier Acosta' }),
    row.getByText('41 años'),
    row.getByText('esposo'),
  ];
  await expect(row).toBeVisible();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2));
  expect(new Set(middles).size).toBe(1);
});

test('a person with an account is asked on their own home, and is a member once they accept', async ({
  open,
  mail,
}) => {
  proves('member-with-account-must-accept');
  const [holder, asked] = [await open(), await open()];
  await logIn(holder.page, 'paciente@cercana.test', '/grupo-familiar');
  await addMember(holder.page, {
    ...graciela(),
    relationship: 'A cargo',
    notice: ADULT_NOTICE,
  });
  await expect(holder.page.getByText('Falta que acepte')).toBeVisible();
  await expect(holder.page.getByText('Falta que Graciela acepte.')).toBeVisible();
  await expect(
    holder.page.getByText('Tiene que entrar a Cercana con su DNI: 17.654.321.'),
  ).toBeVisible();

  const invitation = await mail.mailTo('graciela@cercana.test', 'Te invitaron a un grupo familiar');
  expect(invitation.text).toContain('Alguien quiere agregarte a su grupo familiar');
  await logIn(asked.page, 'graciela@cercana.test', '/paciente');
  const notice = invitationOf(asked.page);
  await notice.getByRole('button', { name: 'Aceptar' }).click();
  await expect(asked.page.getByText('Aceptaste. Ya sos parte del grupo familiar.')).toBeVisible();
  await expect(notice).toBeHidden();

  await holder.page.reload();
  await expect(holder.page.getByRole('cell', { name: 'Graciela', exact: true })).toBeVisible();
  await expect(holder.page.getByText('Falta que acepte')).toBeHidden();
});

test('who signs up with an invited DNI reads who asks only once the profile fits', async ({
  open,
  mail,
}) => {
  const [holder, asked] = [await open(), await open()];
  await logIn(holder.page, 'paciente@cercana.test', '/grupo-familiar');
  await addMember(holder.page, {
    firstName: 'Rosa',
    dni: '12345678',
    relationship: 'A cargo',
    birthDate: '05/06/1958',
    notice: ADULT_NOTICE,
  });
  await expect(holder.page.getByText('Falta que Rosa acepte.')).toBeVisible();

  const email = 'rosa@ejemplo.test';
  await signUp(asked.page, mail, { path: '/signup', email, dni: '12345678' });
  await asked.page.goto('/paciente');
  const notice = asked.page.getByRole('region', { name: 'Te invitaron a un grupo familiar' });
  await expect(notice.getByText('primero completá tu perfil')).toBeVisible();
  await expect(notice.getByRole('button')).toHaveCount(0);
  await expect(asked.page.getByText('María González')).toHaveCount(0);
});
