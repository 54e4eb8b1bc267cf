import {
  askEmailChange,
  checkEmailChange,
  checkEmailUndo,
  confirmEmailChange,
  getAccount,
  getEmailChange,
  stepUp,
  undoEmailChange,
  withdrawEmailChange,
} from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { asError, done } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { sessionSource } from '../sessions/session-source.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { EmailCard } from './email-card.tsx';
import { UndoEmailScreen } from './undo-email-screen.tsx';

const OWN = 'ana@clinica.test';
const OTHER = 'ana.nueva@clinica.test';
const KEY = 'k'.repeat(43);

let waiting: string | null = null;

async function openCard({ hasPassword = true, pending = null as string | null } = {}) {
  waiting = pending;
  session.plug(sessionSource);
  answer(getAccount, anAccount({ has_password: hasPassword }));
  answer(getOwnProfile, asError({ error: 'not_found', message: 'none' }));
  answer(getEmailChange, () => ({
    email: OWN,
    pending: waiting ? { email: waiting, expiresDate: '2026-11-24T13:00:00.000Z' } : null,
  }));
  await session.open({ id_token: 't', expires_in: 600 }, 'password');
  return renderScreen(<EmailCard />, { path: '/seguridad' });
}

test('an address that is none is refused on the form, and the own one by the server', async () => {
  answer(askEmailChange, () => refusal(409, 'accounts.email-unchanged'));
  const { user } = await openCard();
  await user.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
  await user.type(screen.getByLabelText('Correo nuevo'), 'ana');
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect((await screen.findAllByText('Debes ingresar un email válido')).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('Correo nuevo'));
  await user.type(screen.getByLabelText('Correo nuevo'), OWN);
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByText('Ya usás ese correo.')).toBeTruthy();
});

test('an account without a password reads what it needs first', async () => {
  await openCard({ hasPassword: false });
  expect(await screen.findByText(/hace falta una contraseña/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cambiar correo' })).toBeNull();
});

test('asks after a proof of identity, and shows what waits', async () => {
  let isProved = false;
  answer(stepUp, () => {
    isProved = true;
    return { id_token: 't2', expires_in: 600 };
  });
  answer(askEmailChange, ({ body }) => {
    if (!isProved) return refusal(401, 'session.step-up-required');
    waiting = String((body as { email: string }).email);
    return done;
  });
  const { user } = await openCard();
  expect(await screen.findByText(`Ingresás con ${OWN}.`)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
  await user.type(screen.getByLabelText('Correo nuevo'), OTHER);
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  await user.type(await screen.findByLabelText('Contraseña'), 'secreta1');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(
    await screen.findByText(`Falta confirmar ${OTHER}: abrí el enlace que mandamos ahí.`),
  ).toBeTruthy();
});

test('what waits can be withdrawn', async () => {
  answer(withdrawEmailChange, () => {
    waiting = null;
    return done;
  });
  const { user } = await openCard({ pending: OTHER });
  await user.click(await screen.findByRole('button', { name: 'No cambiar el correo' }));
  expect(await screen.findByRole('button', { name: 'Cambiar correo' })).toBeTruthy();
});

test('a used link back says to whom to write, since none can be asked for', async () => {
  answer(checkEmailUndo, () => refusal(400, 'accounts.key-invalid'));
  renderScreen(<UndoEmailScreen />, {
    path: '/correo-anterior',
    at: `/correo-anterior?key=${KEY}`,
  });
  expect(await screen.findByText(/escribinos a soporte@cercana\.test/)).toBeTruthy();
});

test.each(['accounts.key-invalid', 'request.invalid'])(
  'a link that does not work says so and changes nothing: %s',
  async (code) => {
    answer(checkEmailChange, () => refusal(400, code));
    renderScreen(<ConfirmEmailScreen />, { path: '/correo-nuevo', at: `/correo-nuevo?key=${KEY}` });
    expect(await screen.findByText('El enlace ya se usó o venció. Pedí uno nuevo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirmar mi correo' })).toBeNull();
  },
);

test('an address that got an account meanwhile is not confirmed', async () => {
  answer(checkEmailChange, { status: 'ok', email: OTHER });
  answer(confirmEmailChange, () => refusal(409, 'accounts.email-in-use'));
  const { user } = renderScreen(<ConfirmEmailScreen />, {
    path: '/correo-nuevo',
    at: `/correo-nuevo?key=${KEY}`,
  });
  await user.click(await screen.findByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByText(/Ya hay otra cuenta con ese correo/)).toBeTruthy();
});

test('the new address is confirmed with a click', async () => {
  answer(checkEmailChange, { status: 'ok', email: OTHER });
  answer(confirmEmailChange, done);
  const { user } = renderScreen(<ConfirmEmailScreen />, {
    path: '/correo-nuevo',
    at: `/correo-nuevo?key=${KEY}`,
  });
  expect(await screen.findByText(`Desde que lo confirmes, ingresás con ${OTHER}.`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Confirmar mi correo' }));
  expect(await screen.findByRole('heading', { name: 'Tu correo cambió' })).toBeTruthy();
});

test('the earlier address takes the account back with a click', async () => {
  answer(checkEmailUndo, { status: 'ok', email: OWN });
  answer(undoEmailChange, done);
  const { user } = renderScreen(<UndoEmailScreen />, {
    path: '/correo-anterior',
    at: `/correo-anterior?key=${KEY}`,
  });
  await user.click(await screen.findByRole('button', { name: 'Volver a mi correo' }));
  expect(await screen.findByRole('link', { name: 'Elegir una contraseña nueva' })).toBeTruthy();
});
