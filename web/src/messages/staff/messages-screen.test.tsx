import { getAccount, stepUp } from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import { asError, asList, asOk, asPage, done } from '@app/contract/kernel';
import {
  DELIVERIES_REFRESH_MS,
  listStaffDeliveries,
  listStaffTemplates,
  listTemplateVersions,
  publishTemplate,
  retryDelivery,
  testTemplate,
} from '@app/contract/messages';
import { aStaffDelivery, aStaffTemplate } from '@app/contract/messages/fixtures';
import { getOwnProfile } from '@app/contract/profiles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { sessionSource } from '../../accounts/sessions/session-source.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal, type SeenRequest } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { MessagesScreen } from './messages-screen.tsx';

const PATH = '/admin/mensajes';
let isProved: boolean;

beforeEach(() => {
  isProved = false;
  answer(listStaffTemplates, asList([aStaffTemplate()]));
  answer(
    listTemplateVersions,
    asList([
      {
        version: 1,
        subject: 'Estamos por atenderte',
        body: 'Hola',
        whatsappBody: null,
        active: true,
        published_at: '2026-03-07T23:05:00.000Z',
        published_by: null,
        reason: null,
      },
    ]),
  );
  answer(stepUp, () => {
    isProved = true;
    return { id_token: 't2', expires_in: 600 };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH, role: 'ADMIN' | 'MEDICAL_DIRECTOR' = 'ADMIN') {
  session.plug(sessionSource);
  answer(getAccount, anAccount({ active_role: role, email: 'operaciones@cercana.test' }));
  answer(getOwnProfile, asError({ error: 'not_found', message: 'none' }));
  await session.open({ id_token: 't', expires_in: 600 }, 'password');
  return renderScreen(<MessagesScreen />, { path: PATH, at });
}

const openTemplate = async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('link', { name: 'Estamos por atenderte' }));
  const sheet = await screen.findByRole('dialog', { name: 'Estamos por atenderte' });
  return { ...view, sheet };
};

test('templates that cannot be read say so', async () => {
  answer(listStaffTemplates, refusal(500, 'server.fault'));
  await open();
  expect(await screen.findByText('Ocurrió un error al traer las plantillas')).toBeTruthy();
});

test('an unknown variable and a missing reason are told where they stand', async () => {
  const { user, sheet } = await openTemplate();
  const subject = within(sheet).getByLabelText('Asunto del e-mail');
  await user.clear(subject);
  await user.type(subject, 'Tu {{{{diagnostico}}');
  await user.click(within(sheet).getByRole('button', { name: 'Publicar' }));
  expect(
    (await within(sheet).findAllByText(/Hay una variable que no existe o está mal escrita/)).length,
  ).toBeGreaterThan(0);
  expect(within(sheet).getAllByText(/Escribí por qué lo cambiás/).length).toBeGreaterThan(0);
});

test('what is written is seen as the patient will, in the mail and on the telephone', async () => {
  proves('message-templates');
  const { user, sheet } = await openTemplate();
  const preview = within(within(sheet).getByRole('region', { name: 'Así lo ve el paciente' }));
  expect(preview.getByText('La Dra. Lucía Ríos te va a llamar.')).toBeTruthy();
  expect(preview.getByText(/^Hola, María. Entrá a http/)).toBeTruthy();
  expect(preview.getByText('Hola, {{1}}. Entrá a {{2}}. Gracias.')).toBeTruthy();
  const subject = within(sheet).getByLabelText('Asunto del e-mail');
  await user.clear(subject);
  await user.type(subject, 'Ya va, {{{{nombre}}');
  expect(preview.getByText('Ya va, María')).toBeTruthy();
});

test('texts that were not published are asked about before the sheet closes', async () => {
  const { user, sheet } = await openTemplate();
  const subject = within(sheet).getByLabelText<HTMLInputElement>('Asunto del e-mail');
  await user.type(subject, ' pronto');
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).getByRole('button', {
      name: 'Seguir editando',
    }),
  );
  expect(subject.value).toMatch(/ pronto$/);
});

test('the texts for WhatsApp come back when it is ticked again', async () => {
  const { user, sheet } = await openTemplate();
  const box = within(sheet).getByRole('checkbox', { name: 'También se envía por WhatsApp' });
  const text = () => within(sheet).getByLabelText<HTMLTextAreaElement>('Texto de WhatsApp');
  const before = text().value;
  await user.type(text(), ' Hasta luego.');
  await user.click(box);
  await user.click(box);
  expect(text().value).toBe(`${before} Hasta luego.`);
});

test('a template is published over the version that was read, after a proof of identity', async () => {
  proves('message-templates');
  const seen: SeenRequest[] = [];
  answer(publishTemplate, (request) => {
    if (!isProved) return refusal(401, 'session.step-up-required');
    seen.push(request);
    return asOk(aStaffTemplate({ version: 2 }));
  });
  const { user, sheet, address } = await openTemplate();
  await user.type(within(sheet).getByLabelText(/¿Por qué lo cambiás/), 'Más claro');
  await user.click(within(sheet).getByRole('button', { name: 'Publicar' }));
  await user.type(await screen.findByLabelText('Contraseña'), 'secreta1');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.headers.get('if-match')).toBe('"1"');
  expect(seen[0]?.body).toMatchObject({ reason: 'Más claro', subject: 'Estamos por atenderte' });
  await waitFor(() => expect(address()).toBe(PATH));
});

test('one that somebody else published meanwhile is not overwritten', async () => {
  answer(publishTemplate, refusal(409, 'messages.version-mismatch'));
  const { user, sheet } = await openTemplate();
  await user.type(within(sheet).getByLabelText(/¿Por qué lo cambiás/), 'Más claro');
  await user.click(within(sheet).getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/Otra persona publicó esta plantilla/)).toBeTruthy();
});

test('a test goes to the own address, and the history says where the first version came from', async () => {
  answer(testTemplate, done);
  const { user, sheet } = await openTemplate();
  expect(await within(sheet).findByText(/Vino con el producto/)).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: 'Enviarme una prueba' }));
  expect(await screen.findByText('Te la enviamos a operaciones@cercana.test.')).toBeTruthy();
});

test.each([
  ['of all', '', 'Todavía no salió ningún mensaje'],
  ['of one state', '&estado=DEAD', 'No hay entregas en ese estado'],
])('an empty list %s says what is missing', async (_case, filter, text) => {
  answer(listStaffDeliveries, () => asPage({ data: [], next: null }));
  await open(`${PATH}?tab=entregas${filter}`);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('operations sends a given-up message again; the medical director only sees it', async () => {
  let state: 'DEAD' | 'NEW' = 'DEAD';
  answer(listStaffDeliveries, () => asPage({ data: [aStaffDelivery({ state })], next: null }));
  answer(retryDelivery, () => {
    if (!isProved) return refusal(401, 'session.step-up-required');
    state = 'NEW';
    return done;
  });
  const at = `${PATH}?tab=entregas&estado=DEAD`;
  const director = await open(at, 'MEDICAL_DIRECTOR');
  expect(await screen.findByText('m•••@ejemplo.test')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reintentar el envío/ })).toBeNull();
  director.unmount();
  const { user } = await open(at);
  expect(await screen.findByText('450 intentá más tarde')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar el envío a m•••@ejemplo.test' }));
  await user.type(await screen.findByLabelText('Contraseña'), 'secreta1');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Lo estamos enviando de nuevo.')).toBeTruthy();
  expect(await screen.findByText('Por enviar', { selector: 'span' })).toBeTruthy();
});

test.each(['NEW', 'ERROR'] as const)('what is %s is read again until it is sent', async (state) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let delivery = aStaffDelivery({ state });
  answer(listStaffDeliveries, () => asPage({ data: [delivery], next: null }));
  await open(`${PATH}?tab=entregas`);
  expect(await screen.findByText('m•••@ejemplo.test')).toBeTruthy();
  delivery = aStaffDelivery({ state: 'ACCEPTED' });
  await act(() => vi.advanceTimersByTimeAsync(DELIVERIES_REFRESH_MS));
  expect(await screen.findByText('Enviado', { selector: 'span' })).toBeTruthy();
});
