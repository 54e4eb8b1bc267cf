import { acceptChangedText, type ChangedText, listChangedTexts } from '@app/contract/consents';
import { asList, done } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { ChangedTexts } from './changed-texts.tsx';

const TERMS: ChangedText = {
  id: 't2',
  kind: 'terms',
  version: 2,
  title: 'Términos y condiciones',
  body: 'Lo de antes.\n\nLo nuevo.',
  body_hash: 'x',
  published_at: '2026-11-23T12:00:00.000Z',
  earlierBody: 'Lo de antes.',
  changes: 'Sumamos un párrafo.',
};

async function enter(at = '/paciente') {
  await logInAs(paula);
  return renderScreen(
    <ChangedTexts>
      <p>Adentro</p>
    </ChangedTexts>,
    { at, path: at },
  );
}

test('who declines leaves, and does not get in', async () => {
  answer(listChangedTexts, asList([TERMS]));
  const { user } = await enter();
  await user.click(await screen.findByRole('button', { name: 'No acepto y salir' }));
  expect(session.getSnapshot().viewer).toBeNull();
});

test('a text that changed again is shown again', async () => {
  answer(listChangedTexts, asList([TERMS]));
  answer(acceptChangedText, refusal(409, 'consents.text-changed'));
  const { user } = await enter();
  await user.click(await screen.findByRole('button', { name: 'Acepto' }));
  expect(await screen.findByText('El texto cambió recién. Leelo otra vez.')).toBeTruthy();
  expect(screen.queryByText('Adentro')).toBeNull();
});

test('what is new is marked, and accepting it lets in', async () => {
  const missing = [TERMS];
  answer(listChangedTexts, () => asList([...missing]));
  answer(acceptChangedText, () => {
    missing.pop();
    return done;
  });
  const { user } = await enter();
  expect((await screen.findByText('Nuevo:')).parentElement?.textContent).toBe('Nuevo: Lo nuevo.');
  expect(screen.getByText('Sumamos un párrafo.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Acepto' }));
  expect(await screen.findByText('Adentro')).toBeTruthy();
});

test('a call that goes on is not held back', async () => {
  answer(listChangedTexts, asList([TERMS]));
  await enter('/paciente/videollamada');
  expect(await screen.findByText('Adentro')).toBeTruthy();
});
