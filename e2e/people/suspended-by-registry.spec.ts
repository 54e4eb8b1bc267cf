import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { inDatabase } from '../fixtures/database.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { goOnDuty } from '../guard-queue/journey.ts';
import { actOnScreen, openSheet, proveIdentity } from './staff.ts';

const DOCTOR = 'clinica@cercana.test';

/** Changes the number of the professional's first licence. */
const NUMBER = `update professional_licence set number = $2 from account
  where account.id = professional_id and position = 0 and email = $1`;
/** A number that the simulated registry reports as suspended. */
const SUSPENDED_THERE = '90004';

test('the registry takes a professional off duty at once, and staff lifts it', async ({
  open,
  product,
}) => {
  const { page: doctor } = await open();
  const { page: director } = await open({ camera: false });
  await logIn(doctor, DOCTOR);
  await goOnDuty(doctor);
  await inDatabase(product, NUMBER, [DOCTOR, SUSPENDED_THERE]);

  await openSheet(director, 'direccion@cercana.test', 'Laura Benítez');
  await director.getByRole('button', { name: 'Consultar registro' }).click();
  const sheet = director.getByRole('dialog', { name: 'Laura Benítez' });
  await expect(sheet.getByText('Esta respuesta suspendió la habilitación.')).toBeVisible();
  await expect(sheet.getByText('Suspendido por el registro')).toBeVisible();
  await isAccessibleAtEverySize(director, 'the sheet of who the registry suspended');

  await doctor.goto('/notificaciones');
  await doctor.getByRole('button', { name: /^Tu habilitación está suspendida/ }).click();
  await expect(doctor.getByText(/la matrícula M.N. 90004 está suspendida/)).toBeVisible();
  await doctor.goto('/profesional');
  await expect(doctor.getByText(/Tu habilitación está suspendida/).first()).toBeVisible();
  await expect(doctor.getByText('Se actualiza solo.')).toBeHidden();

  await director.goto('/admin');
  await director.getByRole('link', { name: /Suspendidos por el registro/ }).click();
  await director.getByRole('link', { name: 'Laura Benítez' }).click();
  await actOnScreen(director, 'Levantar suspensión', 'El colegio corrigió la matrícula hoy.');
  await proveIdentity(director, 'Levantar suspensión');
  await expect(sheet.getByText('Habilitado', { exact: true })).toBeVisible();
  await doctor.reload();
  await goOnDuty(doctor);
});
