import { listGivenConsents, withdrawTeleconsultation } from '@app/contract/consents';
import { asError, asList, asOk, done } from '@app/contract/kernel';
import {
  askAboutData,
  askCorrection,
  askRectification,
  exportOwnData,
} from '@app/contract/own-data';
import { getOwnProfile } from '@app/contract/profiles';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { user as family, HOLDER } from '../guard-queue/testing/family.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { AskCorrection } from './ask-correction.tsx';
import { OwnDataScreen } from './own-data-screen.tsx';

const ASKED = asOk({ requestId: '0192a000-0000-7000-8000-0000000000c1' });
const VISIT = '0192a000-0000-7000-8000-0000000000d1';

beforeEach(() => {
  answer(getOwnProfile, asOk(family));
  answer(listGivenConsents, asList([]));
});

const open = () => renderScreen(<OwnDataScreen asked={<p>Lo pedido</p>} />, { path: '/mis-datos' });

async function press(button: string) {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...view,
    dialog,
    send: () => view.user.click(dialog.getByRole('button', { name: 'Enviar pedido' })),
  };
}

test('a profile that cannot be read says so', async () => {
  answer(getOwnProfile, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByText('Ocurrió un error buscando el perfil del usuario')).toBeTruthy();
});

test('without a profile there is nothing to show yet', async () => {
  answer(getOwnProfile, asError({ error: 'not_found', message: 'none' }));
  open();
  expect(await screen.findByRole('link', { name: 'Completar mi perfil' })).toBeTruthy();
  expect(screen.queryByText('Lo pedido')).toBeNull();
});

test('who changes the rest of the data is said for each of the family', async () => {
  const [member] = family.patient_dto?.family_group ?? [];
  const { user } = open();
  expect(await screen.findByText(/Lo demás lo cambiás vos en Mi perfil\./)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('¿De quién?'), member?.id ?? '');
  expect(screen.getByText(/en Mi grupo familiar, con Editar\./)).toBeTruthy();
  expect(screen.queryByText(/en Mi perfil/)).toBeNull();
});

test('a download that fails says so', async () => {
  answer(exportOwnData, refusal(500, 'server.fault'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('a copy is asked for once confirmed, for the chosen person', async () => {
  const seen = vi.fn();
  answer(askAboutData, ({ params, body }) => {
    seen(params.patientId, body);
    return ASKED;
  });
  const { send } = await press('Pedir la copia');
  expect(seen).not.toHaveBeenCalled();
  await send();
  await screen.findByText('Recibimos tu pedido');
  expect(seen).toHaveBeenCalledWith(HOLDER, { kind: 'PAPER_COPY' });
});

test('deletion says what the law keeps, and what was asked already is explained', async () => {
  answer(askAboutData, refusal(409, 'own-data.already-asked'));
  const { dialog, send } = await press('Pedir que la borren');
  expect(screen.getByText(/26\.529/)).toBeTruthy();
  await send();
  expect(await dialog.findByText(/Ya lo pediste/)).toBeTruthy();
});

test('a datum is corrected only to what it may say', async () => {
  const seen = vi.fn();
  answer(askRectification, ({ body }) => {
    seen(body);
    return ASKED;
  });
  const { user, dialog, send } = await press('Pedir la corrección');
  await send();
  expect((await dialog.findAllByText('Elegí qué dato está mal')).length).toBeGreaterThan(0);
  await user.selectOptions(dialog.getByLabelText('¿Qué dato está mal?'), 'DNI');
  await user.type(dialog.getByLabelText('¿Qué debería decir?'), '28123999');
  await send();
  await screen.findByText('Recibimos tu pedido');
  expect(seen).toHaveBeenCalledWith({ field: 'ID_NUMBER', value: '28123999' });
});

test('a day of birth is typed as in the profile, and is not in the future', async () => {
  const seen = vi.fn();
  answer(askRectification, ({ body }) => {
    seen(body);
    return ASKED;
  });
  const { user, dialog, send } = await press('Pedir la corrección');
  const value = () => dialog.getByLabelText<HTMLInputElement>('¿Qué debería decir?');
  await user.selectOptions(dialog.getByLabelText('¿Qué dato está mal?'), 'DNI');
  await user.type(value(), '41.234.567');
  await user.selectOptions(dialog.getByLabelText('¿Qué dato está mal?'), 'Fecha de nacimiento');
  expect(value().value).toBe('');
  await user.type(value(), '01012099');
  await send();
  expect((await dialog.findAllByText('Revisá cómo lo escribiste')).length).toBeGreaterThan(0);
  await user.clear(value());
  await user.type(value(), '08031944');
  await send();
  await screen.findByText('Recibimos tu pedido');
  expect(seen).toHaveBeenCalledWith({ field: 'BIRTH_DATE', value: '1944-03-08' });
});

test('a correction of a consultation says what is wrong and what it should say', async () => {
  const seen = vi.fn();
  answer(askCorrection, ({ body }) => {
    seen(body);
    return ASKED;
  });
  const { user } = renderScreen(<AskCorrection visitId={VISIT} patientId={HOLDER} />);
  await user.click(screen.getByRole('button', { name: 'Pedir una corrección' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  await send();
  expect((await dialog.findAllByText('Contá qué está mal')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('¿Qué está mal?'), 'La fecha de la operación');
  await user.type(dialog.getByLabelText('¿Qué debería decir?'), 'Marzo de 2019');
  await send();
  await screen.findByText(/Recibimos tu pedido/);
  expect(seen).toHaveBeenCalledWith({
    visitId: VISIT,
    wrong: 'La fecha de la operación',
    wanted: 'Marzo de 2019',
  });
});

const ACCEPTED = {
  version: 2,
  accepted_at: '2026-03-02T15:00:00.000Z',
  withdrawn_at: null,
  by_patient: true,
};
const TELECONSULTATION = {
  ...ACCEPTED,
  kind: 'teleconsultation',
  title: 'Consentimiento para la teleconsulta',
} as const;
const TERMS = { ...ACCEPTED, kind: 'terms', title: 'Términos y condiciones' } as const;
const WITHDRAW = 'Retirar el consentimiento de teleconsulta';

test('consents that cannot be read say so', async () => {
  answer(listGivenConsents, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByText('No pudimos leer los consentimientos.')).toBeTruthy();
});

test.each([
  ['consents.nothing-to-withdraw', 'Este consentimiento ya estaba retirado.'],
  ['request.invalid', 'No pudimos retirarlo. Probá de nuevo.'],
])('a withdrawal that is refused for %s says so', async (code, text) => {
  answer(listGivenConsents, asList([TELECONSULTATION]));
  answer(withdrawTeleconsultation, refusal(409, code));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: WITHDRAW }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await dialog.findByText(text)).toBeTruthy();
});

test('the teleconsultation is withdrawn after it is said what follows', async () => {
  answer(listGivenConsents, asList([TELECONSULTATION]));
  const withdrawn = vi.fn(() => done);
  answer(withdrawTeleconsultation, withdrawn);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: WITHDRAW }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/no puede empezar ninguna videoconsulta/)).toBeTruthy();
  answer(
    listGivenConsents,
    asList([{ ...TELECONSULTATION, withdrawn_at: '2026-03-05T15:00:00.000Z' }]),
  );
  await user.click(dialog.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(/Se retiró el 05\/03\/2026\./)).toBeTruthy();
  expect(withdrawn).toHaveBeenCalledWith(expect.objectContaining({ body: { patientId: HOLDER } }));
  expect(screen.queryByRole('button', { name: WITHDRAW })).toBeNull();
});

test('withdrawing the terms leads to the deletion of the account, which asks first', async () => {
  answer(listGivenConsents, asList([TERMS]));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Pedir que borren mi cuenta' }));
  expect(await screen.findByRole('dialog', { name: 'Borrar mi cuenta' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: WITHDRAW })).toBeNull();
});
