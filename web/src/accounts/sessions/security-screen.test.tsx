import {
  beginEnrolment,
  endOtherSessions,
  endSession,
  finishEnrolment,
  getAccount,
  getEmailChange,
  getSecondFactor,
  listSessions,
  type OwnSession,
  removeSecondFactor,
  renewRecoveryCodes,
  stepUp,
} from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { asError, asList, done } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { SecurityScreen } from './security-screen.tsx';
import { sessionSource } from './session-source.ts';

const CODES = Array.from({ length: 10 }, (_, index) => `ABCD${index}-EFGHI`);

const aSession = (over: Partial<OwnSession> = {}): OwnSession => ({
  id: '0198c0de-0000-7000-8000-0000000000a1',
  device: 'Chrome · Windows',
  auth_method: 'password',
  remembered: false,
  created_at: '2026-11-20T13:00:00.000Z',
  used_at: '2026-11-21T13:00:00.000Z',
  is_current: true,
  ...over,
});
const telephone = aSession({
  id: '0198c0de-0000-7000-8000-0000000000a2',
  device: 'Safari · iPhone',
  is_current: false,
});

let isEnrolled = false;
let isProved = false;
let isDemanded = false;

const open = async ({
  enrolled = false,
  demanded = false,
  sessions = [aSession(), telephone],
} = {}) => {
  isEnrolled = enrolled;
  isDemanded = demanded;
  isProved = false;
  session.plug(sessionSource);
  answer(getAccount, () => anAccount({ second_factor: isEnrolled }));
  answer(getOwnProfile, asError({ error: 'not_found', message: 'none' }));
  answer(getSecondFactor, () => ({
    enrolled: isEnrolled,
    required: isDemanded,
    recovery_codes_left: isEnrolled ? 9 : 0,
  }));
  answer(getEmailChange, { email: 'ana@clinica.test', pending: null });
  answer(listSessions, () => asList(sessions));
  answer(stepUp, ({ body }) => {
    isProved = JSON.stringify(body).includes(isEnrolled ? '123456' : 'secreta1');
    return isProved
      ? { id_token: 't2', expires_in: 600 }
      : refusal(400, isEnrolled ? 'accounts.wrong-code' : 'accounts.wrong-password');
  });
  await session.open({ id_token: 't', expires_in: 600 }, 'password');
  return renderScreen(<SecurityScreen />, { path: '/seguridad' });
};

const mustProve =
  <T,>(reply: () => T) =>
  () =>
    isProved ? reply() : refusal(401, 'session.step-up-required');

const prove = async ({ user }: Awaited<ReturnType<typeof open>>, label: string, secret: string) => {
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(label), secret);
  await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
};

test('the second factor is activated after the password, with the codes shown once', async () => {
  answer(
    beginEnrolment,
    mustProve(() => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x' })),
  );
  answer(finishEnrolment, () => {
    isEnrolled = true;
    return { recovery_codes: CODES };
  });
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Activar segundo factor' }));
  await prove(view, 'Contraseña', 'no es');
  expect(await screen.findByText('La contraseña no es correcta.')).toBeTruthy();
  await view.user.clear(within(screen.getByRole('dialog')).getByLabelText('Contraseña'));
  await prove(view, 'Contraseña', 'secreta1');
  await view.user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456');
  await view.user.click(screen.getByRole('button', { name: 'Activar' }));
  const kept = await screen.findByRole('button', { name: 'Ya los guardé' });
  expect(await screen.findByText('Activado')).toBeTruthy();
  await view.user.click(kept);
  expect(await screen.findByText('Te quedan 9 códigos de recuperación.')).toBeTruthy();
  expect(screen.queryByText('ABCD0-EFGHI')).toBeNull();
  await waitFor(() => expect(session.getSnapshot().viewer?.second_factor).toBe(true));
});

test('new recovery codes need a code of the telephone, not the password', async () => {
  answer(
    renewRecoveryCodes,
    mustProve(() => ({ recovery_codes: CODES })),
  );
  const view = await open({ enrolled: true });
  await view.user.click(await screen.findByRole('button', { name: 'Generar códigos nuevos' }));
  expect(
    await screen.findByRole('dialog', {
      name: 'Para cambiar la seguridad de tu cuenta ingresá un código de tu celular',
    }),
  ).toBeTruthy();
  await prove(view, 'Código de 6 dígitos', '123456');
  expect(await screen.findByText('ABCD0-EFGHI')).toBeTruthy();
});

test('a kind of proof that the account no longer has is replaced by the other', async () => {
  answer(
    renewRecoveryCodes,
    mustProve(() => ({ recovery_codes: CODES })),
  );
  const view = await open({ enrolled: true });
  answer(stepUp, refusal(409, 'accounts.second-factor-missing'));
  await view.user.click(await screen.findByRole('button', { name: 'Generar códigos nuevos' }));
  await prove(view, 'Código de 6 dígitos', '123456');
  expect(await screen.findByRole('dialog', { name: /confirmá tu contraseña$/ })).toBeTruthy();
});

test('removing it asks first', async () => {
  let removed = 0;
  answer(removeSecondFactor, () => {
    removed += 1;
    isEnrolled = false;
    return done;
  });
  const view = await open({ enrolled: true });
  await view.user.click(await screen.findByRole('button', { name: 'Quitar segundo factor' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Quitar el segundo factor?' });
  expect(removed).toBe(0);
  await view.user.click(within(dialog).getByRole('button', { name: 'Quitar segundo factor' }));
  expect(await screen.findByRole('button', { name: 'Activar segundo factor' })).toBeTruthy();
  expect(removed).toBe(1);
});

test('where it is mandatory the button says why it cannot be removed', async () => {
  const { user } = await open({ enrolled: true, demanded: true });
  const button = await screen.findByRole('button', { name: 'Quitar segundo factor' });
  await user.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText(/^Tu institución pide el segundo factor/).length).toBeGreaterThan(0);
});

test('the open sessions are listed, and another one is closed', async () => {
  proves('sessions-are-listed-and-ended');
  const ended: unknown[] = [];
  const sessions = [aSession(), telephone];
  answer(endSession, ({ params }) => {
    ended.push(params.sessionId);
    sessions.pop();
    return done;
  });
  const { user } = await open({ sessions });
  expect(await screen.findByText('Este dispositivo')).toBeTruthy();
  expect(screen.getAllByText(/Último uso: 21\/11\/2026/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Safari · iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
  expect(ended).toEqual([telephone.id]);
});

test('all the others are closed after asking', async () => {
  const sessions = [aSession(), telephone];
  answer(endOtherSessions, () => {
    sessions.pop();
    return done;
  });
  const { user } = await open({ sessions });
  await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Cerrar las demás sesiones?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar las demás' }));
  expect(await screen.findByText('Cerramos las demás sesiones.')).toBeTruthy();
  const button = await screen.findByRole('button', { name: 'Cerrar las demás' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
});

test('a failure is shown with another try', async () => {
  let fails = true;
  await open();
  answer(listSessions, () => (fails ? refusal(500, 'server.fault') : asList([aSession()])));
  session.end();
  document.body.replaceChildren();
  session.plug(sessionSource);
  const { user } = renderScreen(<SecurityScreen />, { path: '/seguridad' });
  expect(await screen.findByText('No pudimos leer tus sesiones')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Este dispositivo')).toBeTruthy();
});
