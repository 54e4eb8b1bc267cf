import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { openHistory } from '../clinical-history/open-history.ts';
import { expect, test } from '../fixtures/test.ts';
import { callByVoice, MARIAS_VISIT, meetAtTheGuard } from '../guard-queue/journey.ts';
import { openSection, PHARYNGITIS, storeRecord } from './record.ts';

test('the professional corrects a stored record, and the patient sees the earlier text', async ({
  open,
}) => {
  proves('record-edit');
  const professional = await open();
  const patient = await open();
  await meetAtTheGuard(professional, patient, MARIAS_VISIT);
  await callByVoice(professional, patient, { who: 'María González', doctor: 'Laura Benítez' });
  await storeRecord(professional.page, PHARYNGITIS);

  const { page } = professional;
  await openHistory(page);
  await page.getByRole('link', { name: 'Corregir' }).click();
  await openSection(page, 'Registro de Consulta');
  await page.getByLabel('Registro', { exact: true }).fill('Sin exudado. Afebril en el control.');
  await openSection(page, 'Receta');
  await page.getByRole('button', { name: /Quitar Ibuprofeno/ }).click();
  await isAccessibleAtEverySize(page, 'editing a record');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('La receta que emitiste se anula');
  await question.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Se guardaron los cambios de la consulta')).toBeVisible();

  await page.getByRole('button', { name: 'Editado 1' }).click();
  const changes = page.getByRole('dialog');
  await expect(changes.locator('del')).toHaveText(PHARYNGITIS.detail);
  await expect(changes.locator('ins')).toHaveText('Sin exudado. Afebril en el control.');
  await expect(changes).toContainText('Receta: se reemplazó lo anterior');
  await isAccessibleAtEverySize(page, 'what an edit changed');
  await changes.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByText('Anulada').first()).toBeVisible();

  await patient.page.getByRole('button', { name: 'Omitir' }).click();
  await patient.page
    .getByRole('link', { name: /Notificaciones/ })
    .first()
    .click();
  await expect(
    patient.page.getByText('La Dra. Benítez corrigió la consulta de María'),
  ).toBeVisible();
});
