import { headset, type WithHeadset } from '../fixtures/headset.ts';
import { expect, test } from '../fixtures/test.ts';
import { callByVoice, meetAtTheGuard } from '../guard-queue/journey.ts';

test('a headset that dies in the call is replaced by itself, and on a telephone on its side the record stands beside the picture', async ({
  open,
}) => {
  const professional = await open();
  const patient = await open({ width: 360, height: 740 });
  const [{ page: hers }, { page: theirs }] = [patient, professional];
  await hers.addInitScript(headset);
  await meetAtTheGuard(professional, patient);
  await callByVoice(professional, patient, { who: 'María González', doctor: 'Laura Benítez' });
  const sent = () => hers.evaluate(() => (window as unknown as WithHeadset).sent());
  await expect.poll(sent).toEqual({ id: 'headset', isLive: true });
  await hers.evaluate(() => (window as unknown as WithHeadset).unplug());
  await expect(hers.getByText(/^Tu micrófono se desconectó. Seguimos con “Interno”/)).toBeVisible();
  await expect.poll(sent).toEqual({ id: 'inside', isLive: true });
  await expect(hers.getByRole('alert')).toHaveCount(0);

  await theirs.setViewportSize({ width: 740, height: 360 });
  await expect(theirs.getByRole('button', { name: /^Finalizar/ })).toBeInViewport({ ratio: 1 });
  const picture = await theirs.getByRole('region', { name: 'Videollamada' }).boundingBox();
  expect(picture?.height).toBeGreaterThan(200);
  expect(picture?.width).toBeLessThan(370);
  await expect(theirs.getByRole('button', { name: 'Cortar llamada' })).toBeInViewport({ ratio: 1 });

  await theirs.setViewportSize({ width: 1280, height: 720 });
  await theirs.getByRole('button', { name: 'Cortar llamada' }).click();
  await theirs.getByRole('button', { name: 'Cortar y seguir escribiendo' }).click();
  await expect(hers.getByText('Terminó la videollamada')).toBeVisible();
  await expect(theirs.getByText(/Completá el registro para finalizar/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Volver a entrar' }).click();
  await hers.getByRole('button', { name: 'Volver a entrar' }).click();
  await expect.poll(sent).toMatchObject({ isLive: true });
});
