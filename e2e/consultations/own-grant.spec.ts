import { proves } from '../../architecture/requirements/index.ts';
import { addMember, birthDateOf17 } from '../family-group/add-member.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { callByVoice, goOnDuty, joinQueue } from '../guard-queue/journey.ts';
import { finish, openSection, PHARYNGITIS, prescribe, writeRecord } from './record.ts';

const QUESTION = '¿Lucía acepta que María González lea esta consulta y sus documentos?';

test('a patient of 17 withholds the consultation, and the holder reads that it took place', async ({
  open,
}) => {
  proves('own-grant-of-16-and-17');
  const [professional, holder] = [await open(), await open()];
  await logIn(holder.page, 'paciente@cercana.test');
  await holder.page.goto('/grupo-familiar');
  await addMember(holder.page, {
    firstName: 'Lucía',
    dni: '49111222',
    relationship: 'Hijo/a',
    birthDate: birthDateOf17(),
  });
  await expect(holder.page.getByText('Falta que acepte')).toBeHidden();

  await logIn(professional.page, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  await holder.page.goto('/paciente');
  await joinQueue(holder.page, {
    patient: 'Lucía Acosta',
    specialty: 'Clínica médica',
    reason: 'Dolor de garganta',
  });
  await callByVoice(professional, holder, { who: 'Lucía Acosta', doctor: 'Laura Benítez' });

  const { page } = professional;
  await openSection(page, 'Registro de Consulta');
  const question = page.getByRole('group', { name: QUESTION });
  await question.getByRole('radio', { name: 'No' }).check();
  await expect(page.getByText(/María González va a ver que la consulta se hizo/)).toBeVisible();
  await writeRecord(page, PHARYNGITIS);
  await prescribe(page, PHARYNGITIS);
  await finish(page);
  await expect(page.getByText('Se registró la consulta correctamente')).toBeVisible();

  await expect(holder.page).toHaveURL(/\/paciente\?fin=/);
  await holder.page.getByRole('button', { name: 'Omitir' }).click();
  await holder.page.goto('/notificaciones');
  await holder.page
    .getByRole('button', { name: /Consulta de Lucía con la Dra. Benítez, Clínica médica/ })
    .first()
    .click();
  const notice = holder.page.getByRole('dialog');
  await expect(notice.getByText('La consulta se realizó.')).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Descargar PDF' })).toBeHidden();
  await notice.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(holder.page.getByText(/para Lucía/)).toHaveCount(0);
});
