import {
  askToSign,
  openSection,
  PHARYNGITIS,
  prescribe,
  sign,
  writeRecord,
} from '../consultations/record.ts';
import { expect, test } from '../fixtures/test.ts';
import { callPatient, meetAtTheGuard } from '../guard-queue/journey.ts';
import { isAccessibleAtEverySize } from './is-accessible.ts';

const SECTIONS = [
  'Paciente y antecedentes',
  'Registro de Consulta',
  'Receta',
  'Indicaciones',
  'Certificado',
  'Derivación',
  'Pedido de estudios',
];

test('every screen of a consultation, from the waiting room to the history', async ({ open }) => {
  test.setTimeout(300_000);
  const professional = await open();
  const patient = await open();
  await meetAtTheGuard(professional, patient);
  await isAccessibleAtEverySize(patient.page, 'the waiting room');
  await isAccessibleAtEverySize(professional.page, 'the line with a patient');

  await callPatient(professional, patient, { who: 'María González', doctor: 'Laura Benítez' });
  await isAccessibleAtEverySize(patient.page, 'the call');
  for (const name of SECTIONS) {
    await openSection(professional.page, name);
    await isAccessibleAtEverySize(professional.page, `the record, ${name}`);
  }
  await writeRecord(professional.page, PHARYNGITIS);
  await prescribe(professional.page, PHARYNGITIS);
  await askToSign(professional.page);
  await isAccessibleAtEverySize(professional.page, 'the signature');
  await sign(professional.page);
  await expect(professional.page).toHaveURL(/\/profesional$/);

  await expect(patient.page).toHaveURL(/\/paciente\?fin=/);
  await isAccessibleAtEverySize(patient.page, 'the end of the consultation');
  await patient.page.goto('/notificaciones');
  await patient.page
    .getByRole('button', { name: /Receta/ })
    .first()
    .click();
  await isAccessibleAtEverySize(patient.page, 'a notification');

  await professional.page.goto('/historia-clinica');
  await professional.page.getByRole('button', { name: 'Buscar' }).click();
  await isAccessibleAtEverySize(professional.page, 'the search of histories');
  await professional.page
    .getByRole('link', { name: /González/ })
    .first()
    .click();
  await expect(professional.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await isAccessibleAtEverySize(professional.page, 'a clinical history');
});
