import { expect, test } from '../fixtures/test.ts';
import { meetAtTheGuard } from '../guard-queue/journey.ts';

/** Replaces the media certificate in a message, as an interceptor would. */
const withForeignCertificate = (frame: string): string =>
  frame.replace(/(a=fingerprint:sha-256 )([0-9A-F]{2})/, (_, head, pair) =>
    pair === 'AA' ? `${head}BB` : `${head}AA`,
  );

test('a call whose certificate was replaced on the way ends at once', async ({ open }) => {
  const professional = await open();
  const patient = await open();
  await patient.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => socket.send(withForeignCertificate(String(frame))));
  });
  await meetAtTheGuard(professional, patient);
  await professional.page
    .getByRole('button', { name: /^Llamar/ })
    .first()
    .click();

  await expect(professional.page.getByText(/^El paciente se desconecto/)).toBeVisible();
  await expect(patient.page.getByText(/no pudimos comprobar que fuera segura/)).toBeVisible();
  await expect(professional.page.getByLabel(/^Video de/)).toHaveCount(0);
});
