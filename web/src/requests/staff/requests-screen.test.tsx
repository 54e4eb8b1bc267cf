import { asOk, asPage, done } from '@app/contract/kernel';
import {
  assignRequest,
  getRequest,
  listRequests,
  noteRequest,
  rejectRequest,
  resolveRequest,
} from '@app/contract/requests';
import { aRequestRow, aRequestSheet } from '@app/contract/requests/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { aSessionToProve, prove } from '../../testing/proof.ts';
import { renderScreen } from '../../testing/render.tsx';
import { RequestsScreen } from './requests-screen.tsx';

const ANSWER = 'Lo confirmamos con la obra social.';

beforeEach(async () => {
  await logInAs({ ...paula, accountId: 'admin', role: 'ADMIN' });
  answer(listRequests, asPage({ data: [aRequestRow()], next: null }));
  answer(getRequest, asOk(aRequestSheet()));
  return () => session.end('logout');
});

const show = (at = '/admin/solicitudes') =>
  renderScreen(<RequestsScreen approvals={<p>Nada espera</p>} />, {
    path: '/admin/solicitudes',
    at,
  });

async function openSheet() {
  const view = show();
  await view.user.click(await screen.findByRole('link', { name: 'Cambio de plan' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cambio de plan: María Gómez' }));
  return { ...view, sheet };
}

/** Answers a request in a button's dialog. */
async function reply(button: string) {
  const { user, sheet } = await openSheet();
  await user.click(await sheet.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${button}: `) }));
  const send = () => user.click(dialog.getByRole('button', { name: button }));
  return { user, dialog, send };
}

test('a list that cannot be read says so and is asked again', async () => {
  answer(listRequests, refusal(500, 'server.fault'));
  const { user } = show();
  await screen.findByText('No pudimos leer las solicitudes.');
  answer(listRequests, asPage({ data: [aRequestRow()], next: null }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Cambio de plan' })).toBeTruthy();
});

test('nothing asked is said', async () => {
  answer(listRequests, asPage({ data: [], next: null }));
  show();
  expect(await screen.findByText('No hay solicitudes para mostrar')).toBeTruthy();
});

test('filters are in the address, and what nobody knows there is not asked', async () => {
  const seen = vi.fn();
  answer(listRequests, ({ query }) => {
    seen(query);
    return asPage({ data: [aRequestRow()], next: null });
  });
  const { user, address } = show('/admin/solicitudes?tipo=PLAN_CHANGE&estado=nada&plazo=vencidas');
  await screen.findByRole('link', { name: 'Cambio de plan' });
  expect(seen).toHaveBeenLastCalledWith({ kind: 'PLAN_CHANGE', overdue: 'true' });
  await user.selectOptions(screen.getByLabelText('Asignación'), 'Las mías');
  await waitFor(() =>
    expect(seen).toHaveBeenLastCalledWith({ kind: 'PLAN_CHANGE', overdue: 'true', mine: 'true' }),
  );
  expect(address()).toContain('de=mias');
});

test('operations is offered the kinds that it is told of', async () => {
  show();
  const kinds = within(await screen.findByLabelText('Tipo'));
  expect(kinds.getByRole('option', { name: 'Corrección de una consulta' })).toBeTruthy();
  expect(kinds.queryByRole('option', { name: 'Problema técnico' })).toBeNull();
});

test('a change is resolved with an answer of some length', async () => {
  const seen = vi.fn();
  answer(resolveRequest, ({ body }) => {
    seen(body);
    return asOk({ state: 'DONE' as const });
  });
  const { user, dialog, send } = await reply('Aplicar y resolver');
  await user.type(dialog.getByLabelText('Respuesta'), 'Listo');
  await send();
  expect((await dialog.findAllByText(/al menos 10 caracteres/)).length).toBeGreaterThan(0);
  expect(seen).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Respuesta'), `. ${ANSWER}`);
  await send();
  expect(await screen.findByText(/quedó resuelta y avisamos/)).toBeTruthy();
  expect(seen).toHaveBeenCalledWith({ answer: `Listo. ${ANSWER}` });
});

test.each([
  ['requests.closed', /Alguien la respondió antes/],
  ['requests.changed-meanwhile', /el plan ya no se ofrece/],
])('%s is explained where the answer was written', async (code, text) => {
  answer(resolveRequest, refusal(409, code));
  const { user, dialog, send } = await reply('Aplicar y resolver');
  await user.type(dialog.getByLabelText('Respuesta'), ANSWER);
  await send();
  expect(await dialog.findByText(text)).toBeTruthy();
});

test('a request is rejected with a reason', async () => {
  answer(rejectRequest, done);
  const { user, dialog, send } = await reply('Rechazar');
  await user.type(dialog.getByLabelText('Respuesta'), ANSWER);
  await send();
  expect(await screen.findByText(/Quedó rechazada y avisamos/)).toBeTruthy();
});

test('a correction is read after a proof of identity, and says who sees that', async () => {
  await logInAs({ ...paula, accountId: 'director', role: 'MEDICAL_DIRECTOR' });
  const kind = 'CORRECTION' as const;
  const proof = aSessionToProve();
  answer(listRequests, asPage({ data: [aRequestRow({ kind })], next: null }));
  answer(getRequest, () => proof.mustProve(asOk(aRequestSheet({ kind }))));
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Corrección de una consulta' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmar mi identidad' }));
  await prove(user, 'Leer el pedido');
  expect(await screen.findByText(/El paciente ve esta lectura/)).toBeTruthy();
});

test('an answered correction says that its words are not shown any more', async () => {
  const sheet = aRequestSheet({ kind: 'CORRECTION', state: 'RESOLVED', mayAnswer: false });
  answer(getRequest, asOk(sheet));
  show(`/admin/solicitudes?ver=${sheet.id}`);
  expect(await screen.findByText(/no se muestra más/)).toBeTruthy();
});

test('a request is taken, and a note left', async () => {
  const seen = vi.fn();
  answer(assignRequest, ({ body }) => {
    seen(body);
    return done;
  });
  answer(noteRequest, ({ body }) => {
    seen(body);
    return done;
  });
  const { user, sheet } = await openSheet();
  await user.click(await sheet.findByRole('button', { name: 'Tomarla' }));
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith({ toMe: true }));
  await user.type(sheet.getByLabelText('Nota para el equipo'), 'Llamar a la tarde');
  await user.click(sheet.getByRole('button', { name: 'Guardar nota' }));
  await screen.findByText('Nota guardada');
  expect(seen).toHaveBeenLastCalledWith({ text: 'Llamar a la tarde' });
});

test('what another role answers is shown without its words and without buttons', async () => {
  answer(getRequest, asOk(aRequestSheet({ kind: 'CORRECTION', mayAnswer: false })));
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Cambio de plan' }));
  expect(await screen.findByText(/La responde la dirección técnica/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resolver' })).toBeNull();
});

test('what waits for a second person has its own tab', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('tab', { name: 'Aprobaciones' }));
  expect(await screen.findByText('Nada espera')).toBeTruthy();
  expect(address()).toContain('vista=aprobaciones');
});

test('an account of a relative is given only with how the identity was checked', async () => {
  const details = {
    ...aRequestSheet().details,
    person: 'Ana Gómez',
    email: 'ana@ejemplo.test',
    idNumber: '49111222',
    birthDate: '2009-11-01',
    phone: null,
    planName: null,
    wantedPlan: null,
    affiliateNumber: null,
  };
  answer(getRequest, asOk(aRequestSheet({ kind: 'FAMILY', details })));
  answer(listRequests, asPage({ data: [aRequestRow({ kind: 'FAMILY' })], next: null }));
  const seen = vi.fn();
  answer(resolveRequest, ({ body }) => {
    seen(body);
    return asOk({ state: 'DONE' as const });
  });
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Cuenta de un familiar' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^Cuenta de un familiar/ }));
  expect(await sheet.findByText('49.111.222')).toBeTruthy();
  expect(sheet.getByText('01/11/2009')).toBeTruthy();
  expect(sheet.getByText('ana@ejemplo.test')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Aplicar y resolver' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Aplicar y resolver: / }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Aplicar y resolver' }));
  await user.type(dialog.getByLabelText('Respuesta'), ANSWER);
  await send();
  expect(
    (await dialog.findAllByText('Contá con qué la comprobaste, en al menos 10 caracteres')).length,
  ).toBeGreaterThan(0);
  expect(seen).not.toHaveBeenCalled();
  const evidence = 'Por videollamada mostró su DNI.';
  await user.type(dialog.getByLabelText('Cómo comprobaste su identidad'), evidence);
  await send();
  await waitFor(() => expect(seen).toHaveBeenCalledWith({ answer: ANSWER, evidence }));
});
