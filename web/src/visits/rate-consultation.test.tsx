import { done } from '@app/contract/kernel';
import { rankQueue } from '@app/contract/visits';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { RateConsultation, RateLater } from './rate-consultation.tsx';

const queueId = '0198c0de-0000-7000-8000-00000000a001';

function open() {
  session.hold({ id_token: 'x', expires_in: 600 }, 'password');
  const onClose = vi.fn();
  const view = renderScreen(<RateConsultation queueId={queueId} onClose={onClose} />);
  const rate = async (stars: string) => {
    await view.user.click(screen.getByRole('radio', { name: stars }));
    await view.user.click(screen.getByRole('button', { name: 'Enviar opinión' }));
  };
  return { ...view, onClose, rate };
}

test('no rating is sent before a star is chosen', async () => {
  proves('call-ended-dialog');
  const { user, onClose } = open();
  await user.click(screen.getByRole('button', { name: 'Enviar opinión' }));
  expect(screen.getByText('Elegí de una a cinco estrellas.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [409, 'visits.command-refused', 'Vas a poder opinar cuando termine la consulta.'],
  [404, 'visits.entry-not-found', 'No encontramos esta consulta.'],
  [503, 'server.unavailable', 'No pudimos enviar tu opinión. Probá de nuevo.'],
])('a rating refused with %i %s says so and keeps the stars', async (status, code, text) => {
  answer(rankQueue, refusal(status, code));
  const { rate, onClose } = open();
  await rate('4 estrellas');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 estrellas' }).checked).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('a rating that was already stored is not a failure', async () => {
  answer(rankQueue, refusal(409, 'visits.already-rated'));
  const { rate, onClose } = open();
  await rate('5 estrellas');
  expect(await screen.findByText(/Ya teníamos tu opinión/)).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a rating is sent for the consultation that ended, and thanked for', async () => {
  proves('rating-after-the-visit');
  const sent = vi.fn();
  answer(rankQueue, ({ params, body }) => {
    sent(params.queueId, body);
    return { status: 'ok' } as const;
  });
  const { rate, onClose } = open();
  await rate('5 estrellas');
  expect(await screen.findByText('¡Gracias por tu opinión!')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(queueId, { rating: 5 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('the rating is optional', async () => {
  const { user, onClose } = open();
  expect(screen.getByText(/te llega a Notificaciones/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Omitir' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the summary of the visit is one press away', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('link', { name: 'Ver el resumen' }));
  expect(address()).toBe(`/paciente/consultas/${queueId}`);
});

test('beside the summary a consultation is rated once', async () => {
  const seen = vi.fn();
  answer(rankQueue, ({ body }) => {
    seen(body);
    return done;
  });
  session.hold({ id_token: 'x', expires_in: 600 }, 'password');
  const { user } = renderScreen(<RateLater queueId={queueId} />);
  await user.click(screen.getByRole('radio', { name: '4 estrellas' }));
  await user.click(screen.getByRole('button', { name: 'Enviar opinión' }));
  expect(await screen.findByText('¡Gracias por tu opinión!')).toBeTruthy();
  expect(seen).toHaveBeenCalledWith({ rating: 4 });
  expect(screen.queryByRole('radio', { name: '4 estrellas' })).toBeNull();
});
