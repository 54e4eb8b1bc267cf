import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, visitingTest as test } from '../fixtures/test.ts';

test('a patient finds an answer, and whom to call', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test');
  await page.getByRole('link', { name: 'Ayuda' }).first().click();
  await expect(page).toHaveTitle('Ayuda · Cercana');
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(3);

  const search = page.getByLabel('Buscar en la ayuda');
  await search.fill('CAMARA');
  await expect(page.getByText('El navegador te pide permiso la primera vez')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Para profesionales' })).toHaveCount(0);
  await search.fill('zzz');
  await expect(page.getByText('No se encontraron coincidencias')).toBeVisible();
  await isAccessibleAtEverySize(page, '/ayuda without a match');
  await search.fill('');

  const emergency = page.getByRole('region', { name: '¿Es una emergencia?' });
  await expect(emergency.getByRole('link').first()).toHaveAttribute('href', 'tel:107');
  await expect(page.getByRole('link', { name: 'soporte@cercana.test' })).toBeVisible();
});

test('a link opens its question, and questions open by keyboard', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test', '/ayuda#plan');
  const question = page.getByRole('button', { name: '¿Cuántas consultas tengo y cómo se pagan?' });
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await expect(page.getByText('Se renuevan el primer día del mes')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('what to do is shown in three pictures: side by side on a desktop, stacked on a phone', async ({
  open,
}) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test', '/ayuda#receta');
  const steps = page.locator('#receta').getByRole('listitem');
  await expect(steps).toHaveCount(3);
  const places = () =>
    steps.evaluateAll((shown) =>
      shown.map((step) => {
        const { x, y } = step.getBoundingClientRect();
        return { x, y };
      }),
    );
  const desk = await places();
  expect(new Set(desk.map(({ y }) => y)).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => new Set((await places()).map(({ x }) => x)).size).toBe(1);
  await isAccessibleAtEverySize(page, '/ayuda with its guides');
});

test('frequent questions are for patients; a professional is redirected to the help', async ({
  open,
}) => {
  const patient = await open();
  await logIn(patient.page, 'paciente@cercana.test', '/preguntas-frecuentes');
  await expect(patient.page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');

  const professional = await open();
  await logIn(professional.page, 'clinica@cercana.test', '/preguntas-frecuentes');
  await expect(professional.page).toHaveURL(/\/ayuda$/);
  await expect(
    professional.page.getByRole('heading', { name: 'Para profesionales' }),
  ).toBeVisible();
});
