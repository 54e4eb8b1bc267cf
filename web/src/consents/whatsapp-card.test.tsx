import { getWhatsAppConsent, setWhatsAppConsent } from '@app/contract/consents';
import { asOk } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { WhatsAppCard } from './whatsapp-card.tsx';

const consent = (granted: boolean) =>
  asOk({ title: 'Mensajes por WhatsApp', body: 'Acepto que me escriban.', granted });

test('a choice that is not stored is told, and stays as it was', async () => {
  answer(getWhatsAppConsent, consent(false));
  answer(setWhatsAppConsent, refusal(409, 'consents.unheard-of'));
  const { user } = renderScreen(<WhatsAppCard />);
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByText('No pudimos guardar tu elección. Probá de nuevo.')).toBeTruthy();
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
});

test('messages by WhatsApp are accepted, and withdrawn with the same switch', async () => {
  answer(getWhatsAppConsent, consent(false));
  answer(setWhatsAppConsent, ({ body }) => consent((body as { granted: boolean }).granted));
  const { user } = renderScreen(<WhatsAppCard />);
  await user.click(await screen.findByRole('switch', { name: 'Recibir mensajes por WhatsApp' }));
  expect(await screen.findByText('Listo: te podemos escribir por WhatsApp.')).toBeTruthy();
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByText('Listo: no te escribimos más por WhatsApp.')).toBeTruthy();
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
});
