import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { expect, type Page } from '@playwright/test';

/** What the professional writes in a consultation. */
export type Record = {
  diagnosis: string;
  option: RegExp;
  detail: string;
  medications: { search: string; option: RegExp; posology: string }[];
};

/** A sore throat with one medicine. */
export const PHARYNGITIS: Record = {
  diagnosis: 'farin',
  option: /J02\.9/,
  detail: 'Odinofagia de 48 horas con febrícula. Sin signos de alarma.',
  medications: [
    {
      search: 'ibupro',
      option: /Ibuprofeno 400 mg/,
      posology: '1 comprimido cada 8 horas por 3 días',
    },
  ],
};

const section = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first();

/** Opens a section of the record. */
export async function openSection(page: Page, name: string): Promise<void> {
  const button = section(page, name);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

async function choose(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Confirmar', exact: true }).click();

/** The phone of the patient or holder, in case the video fails. */
export async function expectPhone(page: Page, phone: string): Promise<void> {
  await openSection(page, 'Paciente y antecedentes');
  await expect(page.getByText(phone)).toBeVisible();
}

/** Reason, diagnosis, record and when to come back, confirmed. */
export async function writeRecord(page: Page, record: Record): Promise<void> {
  await openSection(page, 'Registro de Consulta');
  await choose(page, 'Diagnóstico (CIE-10)', record.diagnosis, record.option);
  await page.getByLabel('Registro', { exact: true }).fill(record.detail);
  await page.getByRole('combobox', { name: /^Control/ }).selectOption('En 7 días');
  await confirm(page);
}

/** Prescribes and confirms the medicines. */
export async function prescribe(page: Page, record: Record): Promise<void> {
  await openSection(page, 'Receta');
  const lines = page.getByRole('list', { name: 'Medicamentos de la receta' }).getByRole('listitem');
  for (const [index, { search, option, posology }] of record.medications.entries()) {
    await choose(page, 'Medicamento', search, option);
    await page.getByLabel('Posología', { exact: true }).fill(posology);
    await page.getByRole('button', { name: 'Agregar medicamento' }).click();
    await expect(lines).toHaveCount(index + 1);
  }
  await confirm(page);
}

/** Certificate, referral and study, each confirmed. */
export async function orderTheRest(page: Page): Promise<void> {
  await openSection(page, 'Certificado');
  await page.getByLabel('Indicaciones', { exact: true }).fill('Reposo');
  await page.getByLabel('Institución').fill('Escuela N.º 4');
  await confirm(page);
  await openSection(page, 'Derivación');
  await page.getByLabel('Especialidad', { exact: true }).fill('Otorrinolaringología');
  await page.getByLabel('Comentario').fill('Control en una semana');
  await page.getByRole('button', { name: 'Agregar derivación' }).click();
  await confirm(page);
  await openSection(page, 'Pedido de estudios');
  await page.getByLabel('Estudio', { exact: true }).fill('Hemograma completo');
  await page.getByRole('button', { name: 'Agregar estudio' }).click();
  await confirm(page);
}

/** Finishes and signs with the password. */
export async function finish(page: Page): Promise<void> {
  await askToSign(page);
  await sign(page);
}

/** Presses *Finalizar* and reaches the signature. */
export async function askToSign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finalizar consulta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar consulta' }).click();
  const password = page.getByRole('dialog').getByLabel('Contraseña', { exact: true });
  await password.fill(DEMO_PASSWORD);
}

export const sign = (page: Page) =>
  page.getByRole('button', { name: 'Firmar y finalizar' }).click();

/** Tries once more to store a record. */
export async function pressSaveAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Volver a guardar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a guardar' }).click();
}

/** The record is stored, and the professional back on the guard. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Se registró la consulta correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/profesional$/);
}

/** Writes, prescribes, signs and stores a record. */
export async function storeRecord(page: Page, record: Record): Promise<void> {
  await writeRecord(page, record);
  await prescribe(page, record);
  await finish(page);
  await expectSaved(page);
}
