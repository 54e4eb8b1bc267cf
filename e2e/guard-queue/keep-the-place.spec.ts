import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { startProduct } from '../fixtures/product.ts';
import { expect, openBrowser, test } from '../fixtures/test.ts';
import { goOnDuty, joinQueue, MARIAS_VISIT, meetAtTheGuard } from './journey.ts';

test('a reload and a lost network keep the place, and cancelling frees it at once', async ({
  open,
}) => {
  proves('going-offline-keeps-the-place-a-while');
  const { page: professional } = await open();
  const { page: patient } = await open();
  await logIn(professional, 'clinica@cercana.test');
  await goOnDuty(professional);
  await logIn(patient, 'paciente@cercana.test');
  await joinQueue(patient, MARIAS_VISIT);
  const row = professional.getByRole('row', { name: /María González/ });
  await expect(row).toBeVisible();

  await patient.reload();
  await expect(patient.getByRole('heading', { name: 'Sala de espera' })).toBeVisible();
  await expect(patient.getByTestId('position')).toHaveText('1.º');

  await patient.context().setOffline(true);
  const lost = patient.getByText(/Se cortó internet/);
  await expect(lost).toBeVisible();
  // It is shown once.
  await expect(patient.getByText(/Sin conexión/)).toBeHidden();
  await patient.context().setOffline(false);
  await expect(lost).toBeHidden();
  await expect(row).toBeVisible();

  await patient.getByRole('button', { name: 'Cancelar la consulta' }).click();
  await patient.getByRole('dialog').getByRole('button', { name: 'Cancelar la consulta' }).click();
  await expect(patient.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();
  await expect(row).toBeHidden();
});

test('a patient who is away too long loses the place, is told why, and returns to it with one press', async ({
  clinic,
}) => {
  proves('inactivity-dialog', 'patient-timeout');
  const hasty = await startProduct(clinic, { QUEUE_GRACE_SECONDS: '5' });
  const professional = await openBrowser(hasty);
  const patient = await openBrowser(hasty, { width: 360, height: 740 });
  await meetAtTheGuard(professional, patient);
  const row = professional.page.getByRole('row', { name: /María González/ });
  await expect(row).toBeVisible();

  await patient.page.context().setOffline(true);
  await expect(row).toBeHidden();
  await patient.page.context().setOffline(false);
  await expect(patient.page.getByText('Tu consulta se canceló')).toBeVisible();
  await patient.page.getByRole('button', { name: 'Volver a la fila' }).click();
  await expect(patient.page.getByTestId('position')).toHaveText('1.º');

  // Waiting again, now with the tab closed: the home reports the loss when opened later.
  await expect(row).toBeVisible();
  const context = patient.page.context();
  await patient.page.close();
  await expect(row).toBeHidden();
  const later = await context.newPage();
  await later.goto('/paciente');
  await expect(later.getByText('Tu consulta se canceló por inactividad.')).toBeVisible();
  await isAccessibleAtEverySize(later, 'the home after a lost place');
  await later.getByRole('button', { name: /^Cerrar el aviso/ }).click();
  await later.reload();
  await expect(later.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();
  await expect(later.getByText(/por inactividad/)).toBeHidden();
  await Promise.all([professional.close(), patient.close()]);
  await hasty.stop();
});

test('two professionals call the same patient at once: one of them gets the patient, who chose no camera and is not seen in another window or by an idle device either', async ({
  open,
  product,
}) => {
  proves('one-professional-a-patient');
  product.cli('user:verify', '--email', 'pendiente@cercana.test');
  const { page: first } = await open();
  const { page: second } = await open();
  const { page: patient } = await open();
  await logIn(first, 'clinica@cercana.test');
  await goOnDuty(first);
  await logIn(second, 'pendiente@cercana.test');
  await goOnDuty(second);
  await logIn(patient, 'paciente@cercana.test');
  await joinQueue(patient, MARIAS_VISIT, 'Entrar sin cámara');
  await patient.reload();
  // The window looked at last answers: this one has to be there before the other.
  await expect(patient.getByRole('heading', { name: 'Sala de espera' })).toBeVisible();
  const behind = await patient.context().newPage();
  await behind.goto('/paciente');
  await expect(patient.getByText(/^Pediste la guardia de .* desde otra ventana/)).toBeVisible();
  await patient.getByRole('button', { name: 'Atenderme en esta ventana' }).click();
  await expect(behind.getByText(/^Pediste la guardia de .* desde otra ventana/)).toBeVisible();
  const { page: idle } = await open({ width: 360, height: 740 });
  await logIn(idle, 'paciente@cercana.test', '/paciente');
  await expect(idle.getByText(/^Pediste la guardia de .* desde otro dispositivo/)).toBeVisible();
  await isAccessibleAtEverySize(idle, 'the waiting room of another device');

  const buttons = [first, second].map((page) =>
    page.getByRole('button', { name: 'Llamar a María González' }),
  );
  for (const button of buttons) await expect(button).toBeVisible();
  const seen = await Promise.all(buttons.map((button) => button.elementHandle()));
  // Both click at once: a button that the faster click removes must not be awaited.
  await Promise.all(seen.map((button) => button?.evaluate((it) => (it as HTMLElement).click())));

  await expect(patient.getByRole('alertdialog')).toHaveCount(1);
  await expect(patient.getByText('Cámara apagada')).toBeVisible();
  const rooms = () =>
    [first, second].filter((page) => page.url().includes('/profesional/videollamada')).length;
  await expect.poll(rooms).toBe(1);
  const loser = first.url().includes('videollamada') ? second : first;
  await expect(patient.getByRole('button', { name: 'Prender cámara' })).toBeVisible();
  await expect(loser.getByText('No hay pacientes en espera')).toBeVisible();
  await expect(idle.getByText(/sigue abierta en otro dispositivo/)).toBeVisible();
  await expect(behind.getByText(/sigue abierta en otra ventana/)).toBeVisible();
  for (const page of [idle, behind]) expect(new URL(page.url()).pathname).toBe('/paciente');
});
