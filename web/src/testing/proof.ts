import { stepUp } from '@app/contract/accounts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { call } from '../lib/server/call.ts';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from './fake-server.ts';

/** A session whose password is 'secreta1'; `mustProve` refuses an act until it is given. */
export function aSessionToProve() {
  let isProved = false;
  session.plug({
    mint: async () => null,
    loadViewer: async () => Promise.reject(new Error('nobody asks')),
    prove: (body) => call(stepUp, { body }),
  });
  answer(stepUp, ({ body }) => {
    isProved = JSON.stringify(body).includes('secreta1');
    return isProved ? { id_token: 't2', expires_in: 600 } : refusal(400, 'accounts.wrong-password');
  });
  return {
    mustProve: <T>(reply: T) => (isProved ? reply : refusal(401, 'session.step-up-required')),
  };
}

/** Answers the identity dialog. */
export async function prove(user: UserEvent, button: string, password = 'secreta1') {
  const dialog = within(await screen.findByRole('dialog', { name: /confirmá tu contraseña/ }));
  await user.type(dialog.getByLabelText('Contraseña'), password);
  await user.click(dialog.getByRole('button', { name: button }));
}
