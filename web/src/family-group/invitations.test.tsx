import { answerInvitation, listInvitations } from '@app/contract/family-group';
import { asList, done } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { Invitations } from './invitations.tsx';

const invitation = {
  id: '0198c0de-0000-7000-8000-00000000e001',
  holderName: 'María González',
  relationship_to_titular: 'SPOUSE' as const,
  of_own_record: false,
  missing: null,
};
const title = 'María González quiere agregarte a su grupo familiar';

test('without an invitation nothing is shown', async () => {
  let asked = 0;
  answer(listInvitations, () => {
    asked += 1;
    return asList([]);
  });
  renderScreen(<Invitations />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test.each([
  ['profile', /primero completá tu perfil/],
  ['match', /pedile que los revise/],
] as const)(
  'An invitation without a fitting profile names nobody and says what is missing: %s',
  async (missing, text) => {
    answer(
      listInvitations,
      asList([
        {
          id: invitation.id,
          holderName: null,
          relationship_to_titular: null,
          of_own_record: false,
          missing,
        },
      ]),
    );
    renderScreen(<Invitations />);
    expect(
      await screen.findByRole('region', { name: 'Te invitaron a un grupo familiar' }),
    ).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('an answer that is not taken says so, and can be given again', async () => {
  answer(listInvitations, asList([invitation]));
  answer(answerInvitation, refusal(500, 'server.fault'));
  const { user } = renderScreen(<Invitations />);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('No pudimos guardar tu respuesta. Probá de nuevo.')).toBeTruthy();
});

test.each([
  ['Aceptar', true, 'Aceptaste. Ya sos parte del grupo familiar.'],
  ['Rechazar', false, 'Rechazaste la invitación.'],
])('%s is told to the server, and the question goes', async (button, accept, told) => {
  answer(listInvitations, asList([invitation]));
  const sent: unknown[] = [];
  answer(answerInvitation, ({ params, body }) => {
    sent.push([params.id, body]);
    answer(listInvitations, asList([]));
    return done;
  });
  const { user } = renderScreen(<Invitations />);
  await screen.findByRole('region', { name: title });
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(told)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  expect(sent).toEqual([[invitation.id, { accept }]]);
});

test('who came of age with an own account reads that accepting opens their record', async () => {
  answer(
    listInvitations,
    asList([{ ...invitation, relationship_to_titular: 'OFFSPRING', of_own_record: true }]),
  );
  renderScreen(<Invitations />);
  const title = 'María González quiere seguir pidiendo consultas en tu nombre';
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  expect(screen.getByText(/va a poder leer tu historia clínica/)).toBeTruthy();
});
