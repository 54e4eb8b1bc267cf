import { ageOn, dayOf } from '@app/contract/kernel';
import { expect, type Page } from '@playwright/test';
import { fillAddress, fillMeasures, fillPersonal, finish, next, step } from '../profiles/wizard.ts';

const ADDED = '¡Adición de miembro familiar realizado con éxito con éxito!';

/** Notice before an adult is added. */
export const ADULT_NOTICE = 'Como es mayor de edad, va a tener que aceptar desde su propia cuenta.';

/** Birth date of a person of an age today, born on a day of the year such as `09-03`. */
function birthDateOf(age: number, birthday: string): string {
  const today = dayOf(new Date());
  const year = Number(today.slice(0, 4)) - age;
  const [month, day] = birthday.split('-');
  return `${day}/${month}/${ageOn(`${year}-${birthday}`, today) === age ? year : year - 1}`;
}

/** Birth date on the first of January of a person aged 17 today. */
export const birthDateOf17 = (): string => birthDateOf(17, '01-01');

/** What the holder has to write of Graciela Funes, a patient of the demonstration with an account. */
export const graciela = () => ({
  firstName: 'Graciela',
  lastName: 'Funes',
  dni: '17654321',
  birthDate: birthDateOf(57, '09-03'),
});

type Member = {
  firstName: string;
  lastName?: string;
  dni: string;
  relationship: string;
  birthDate: string;
  /** Notice shown before the member is sent. */
  notice?: string;
};

/** From the button in the group, through the four steps, and back to the group. */
export async function addMember(
  page: Page,
  { firstName, lastName = 'Acosta', dni, relationship, birthDate, notice }: Member,
): Promise<void> {
  const expectNotice = async () => {
    if (notice) await expect(page.getByText(notice)).toBeVisible();
  };
  await page.getByRole('link', { name: 'Agregar Miembro' }).click();
  await step(page, 'Paso 1 de 4: Información Personal');
  await page.getByLabel('Relación con el titular').selectOption(relationship);
  await page.getByLabel('DNI').fill(dni);
  const phone = '1123456789';
  await fillPersonal(page, { firstName, lastName, birthDate, sex: 'Femenino', phone }, 'su');
  await expectNotice();
  await next(page);
  await step(page, 'Paso 2 de 4: Dirección');
  await fillAddress(page);
  await next(page);
  await step(page, 'Paso 3 de 4: Antecedentes Médicos');
  await fillMeasures(page, '1,1', '20');
  await next(page);
  await step(page, 'Paso 4 de 4: Datos Ingresados');
  await expectNotice();
  await finish(page, ADDED);
  await expect(page).toHaveURL(/\/grupo-familiar$/);
}
