import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { goOnDuty, joinQueue, MARIAS_VISIT } from './journey.ts';

/**
 * Lets a person's writes to the guard arrive, and drops the answer to the first of each kind; returns their
 * command ids.
 */
async function loseFirstAnswers(page: Page): Promise<Map<string, string[]>> {
  const sent = new Map<string, string[]>();
  await page.route('**/api/guard-queue/entries**', async (route) => {
    const request = route.request();
    const method = request.method();
    if (method === 'GET') return route.continue();
    const ids = sent.get(method) ?? [];
    sent.set(method, [...ids, (await request.headerValue('idempotency-key')) ?? '']);
    if (ids.length > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return sent;
}

test('a patient who joins and leaves over a network that loses the answers has one place, and then none', async ({
  open,
}) => {
  proves('command-ids');
  const { page: professional } = await open();
  const { page: patient } = await open({ width: 360, height: 740 });
  await logIn(professional, 'clinica@cercana.test');
  await goOnDuty(professional);
  await logIn(patient, 'paciente@cercana.test');
  const sent = await loseFirstAnswers(patient);

  await joinQueue(patient, MARIAS_VISIT);
  const rows = professional.getByRole('row', { name: /María González/ });
  await expect(rows).toHaveCount(1);

  await patient.getByRole('button', { name: 'Cancelar la consulta' }).click();
  await patient.getByRole('dialog').getByRole('button', { name: 'Cancelar la consulta' }).click();
  await expect(patient.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();
  await expect(rows).toHaveCount(0);

  // The push may arrive before the second attempt.
  await expect.poll(() => [...sent.values()].map((of) => of.length)).toEqual([2, 2]);
  const ids = [...sent.values()];
  expect(ids.map((of) => new Set(of).size)).toEqual([1, 1]);
  expect(new Set(ids.flat()).size).toBe(2);
});
