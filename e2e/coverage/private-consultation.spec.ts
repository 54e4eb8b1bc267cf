import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { startProduct } from '../fixtures/product.ts';
import { test as base, expect } from '../fixtures/test.ts';
import {
  answerQuestions,
  goOnDuty,
  goOnFromQuestions,
  MARIAS_VISIT,
} from '../guard-queue/journey.ts';

/** A clinic with a price, where María's plan covers no consultations. */
const test = base.extend({
  product: async ({ clinic }, use) => {
    const product = await startProduct(clinic, { PRIVATE_CONSULTATION_PRICE: '15000.00' });
    const folder = mkdtempSync(path.join(tmpdir(), 'cercana-e2e-plans-'));
    const file = path.join(folder, 'plans.csv');
    writeFileSync(
      file,
      'insurer,name,monthly_consultations,family_members_allowed\nCercana,Familiar,0,3\n',
    );
    product.cli('import:plans', file);
    rmSync(folder, { recursive: true });
    await use(product);
    await product.stop();
  },
});

test('María pays a consultation, waits in line with it, and gets the money back as she leaves', async ({
  open,
}) => {
  proves('private-consultation-goes-on', 'consultation-is-paid-privately');
  const [professional, maria] = [await open({ camera: false }), await open()];
  await logIn(professional.page, 'clinica@cercana.test');
  await goOnDuty(professional.page);
  const { page } = maria;
  await logIn(page, 'paciente@cercana.test');
  await page.getByRole('button', { name: /^Pagar una consulta particular/ }).click();
  await answerQuestions(page, MARIAS_VISIT);
  const pay = page.getByRole('button', {
    name: /^Pagar una consulta particular · \$\s15\.000,00$/,
  });
  await goOnFromQuestions(page, pay);
  await isAccessibleAtEverySize(page, 'the payment of a private consultation');
  await pay.dblclick();
  const checkout = page.frameLocator('iframe[title="Pago de la consulta particular"]');
  await checkout.getByRole('button', { name: 'Aprobar' }).click();

  // Without further clicks: the place is taken with the given answers.
  await expect(page.getByRole('heading', { name: 'Sala de espera' })).toBeVisible();
  await expect(page.getByText(`Motivo enviado: “${MARIAS_VISIT.reason}”`)).toBeVisible();
  await expect(professional.page.getByRole('cell', { name: 'Particular' })).toBeVisible();

  const leave = page.getByRole('button', { name: 'Cancelar la consulta' });
  await leave.and(page.locator(':not([aria-disabled])')).click();
  const question = page.getByRole('dialog', { name: '¿Querés cancelar la consulta?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar la consulta' }).click();
  await expect(page.getByRole('button', { name: /^Pagar una consulta particular/ })).toBeVisible();
  await page.goto('/notificaciones');
  await expect(page.getByText('Tu consulta particular no se hizo')).toBeVisible();
  // The inbox is not updated live: reload until the notification is there.
  await expect(async () => {
    await page.reload();
    const inbox = page.getByRole('heading', { name: 'Notificaciones' });
    await expect(inbox).toBeVisible();
    await expect(page.getByText('Te devolvimos lo que pagaste')).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
