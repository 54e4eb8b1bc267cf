import { asList, asOk, done } from '@app/contract/kernel';
import {
  DELIVERIES_REFRESH_MS,
  type Delivery,
  getReach,
  listDeliveries,
  listTemplates,
  type Reach,
  sendMessage,
} from '@app/contract/messages';
import { aDelivery, aTemplate } from '@app/contract/messages/fixtures';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal, type SeenRequest } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ChatDoor } from './chat-door.tsx';

let deliveries: Delivery[];
let sent: SeenRequest[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  deliveries = [];
  sent = [];
  answer(listTemplates, asList([aTemplate(), ONLY_MAIL]));
  answer(listDeliveries, () => asList(deliveries));
  answer(sendMessage, (request) => {
    sent.push(request);
    return done;
  });
});
afterEach(() => vi.useRealTimers());

const ONLY_MAIL = aTemplate({
  id: '0198c0de-0000-7000-8000-00000000c009',
  template: 'Hay demora',
  hasWhatsApp: false,
});

async function open(whatsapp: Reach['whatsapp'] = 'OPEN') {
  answer(getReach, asOk({ whatsapp }));
  const view = renderScreen(<ChatDoor entry={aQueueEntry()} name="Tomás Acosta" />);
  const door = screen.getByRole('button', { name: 'Enviar un mensaje a Tomás Acosta' });
  door.focus();
  await view.user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Mensaje a Tomás Acosta' });
  return { ...view, door };
}

const send = () => screen.getByRole('button', { name: /Enviar$/ });

test('nothing is sent without a template', async () => {
  proves('chat-template-needed');
  const { user } = await open();
  await screen.findByLabelText('Plantilla');
  await user.click(send());
  expect(screen.getByText('Elegí una plantilla')).toBeTruthy();
  expect(sent).toEqual([]);
});

test.each([
  ['NO_TELEPHONE', 'No cargó un teléfono en su perfil.'],
  ['NOT_ACCEPTED', 'No aceptó recibir mensajes por WhatsApp.'],
  ['UNCONFIRMED', 'No confirmó su teléfono para WhatsApp.'],
] as const)('WhatsApp that is %s says why it cannot be used', async (reach, reason) => {
  const { user } = await open(reach);
  await user.click(await screen.findByRole('radio', { name: /^WhatsApp/ }));
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'E-mail' }).checked).toBe(true);
});

test('templates that cannot be read say so, and are asked again', async () => {
  proves('templates-fail');
  answer(listTemplates, refusal(500, 'server.fault'));
  const { user } = await open();
  await screen.findByText('Ocurrió un error al traer las plantillas');
  answer(listTemplates, asList([aTemplate()]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('Plantilla')).toBeTruthy();
});

test('a message that was chosen stays when its templates cannot be read again', async () => {
  const { user, readAgain } = await open();
  const list = await screen.findByLabelText<HTMLSelectElement>('Plantilla');
  await user.selectOptions(list, 'Estamos por atenderte');
  answer(listTemplates, refusal(500, 'server.fault'));
  await readAgain();
  expect(screen.getByLabelText<HTMLSelectElement>('Plantilla').value).toBe(list.value);
  expect(screen.queryByText('Ocurrió un error al traer las plantillas')).toBeNull();
});

test.each([
  [404, 'messages.not-found', 'El paciente ya no está en la fila.'],
  [404, 'messages.template-unknown', 'Esa plantilla ya no está en uso. Elegí otra.'],
  [409, 'messages.unheard-of', 'Ocurrió un error en el servicio de notificaciones'],
])('a message refused with %i %s says: %s', async (status, code, text) => {
  answer(sendMessage, refusal(status, code));
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Plantilla'), 'Estamos por atenderte');
  await user.click(send());
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a template goes by the channel that was chosen, with no address', async () => {
  proves('chat-from-the-line');
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'WhatsApp' }));
  const list = screen.getByLabelText('Plantilla');
  expect(within(list).queryByRole('option', { name: 'Hay demora' })).toBeNull();
  await user.selectOptions(list, 'Estamos por atenderte');
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    recipients: [{ type: 'whatsapp' }],
    event: 'VIRTUAL_GUARD',
    entity: {
      id: aTemplate().id,
      consultationType: 'VIRTUAL_GUARD',
      entityId: aQueueEntry().queueId,
    },
  });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('what is sent is pending, and ten seconds later the list is read again', async () => {
  proves('chat-delivery-states');
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Plantilla'), 'Estamos por atenderte');
  await user.click(send());
  expect(await screen.findByText('Enviando')).toBeTruthy();
  deliveries = [aDelivery({ status: 'ERROR' })];
  await act(() => vi.advanceTimersByTimeAsync(DELIVERIES_REFRESH_MS - 1000));
  expect(screen.getByText('Enviando')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('No se pudo enviar')).toBeTruthy();
  expect(screen.queryByText('Enviando')).toBeNull();
});

test.each(['ERROR', 'NEW'] as const)(
  'what is %s ten seconds later, and sent after that, says so',
  async (status) => {
    proves('chat-delivery-states');
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Plantilla'), 'Estamos por atenderte');
    await user.click(send());
    expect(await screen.findByText('Enviando')).toBeTruthy();
    deliveries = [aDelivery({ status })];
    await act(() => vi.advanceTimersByTimeAsync(DELIVERIES_REFRESH_MS + 1000));
    expect(screen.queryByText('Enviado')).toBeNull();
    deliveries = [aDelivery({ status: 'ACCEPTED' })];
    await act(() => vi.advanceTimersByTimeAsync(DELIVERIES_REFRESH_MS));
    expect(await screen.findByText('Enviado')).toBeTruthy();
  },
);

test('deliveries say how they went; those without an answer yet are hidden', async () => {
  proves('chat-delivery-states');
  deliveries = [
    aDelivery({ id: 'a', body: 'Nueva', status: 'NEW' }),
    aDelivery({ id: 'b', body: 'Aceptada', status: 'ACCEPTED' }),
    aDelivery({ id: 'c', body: 'Fallida', status: 'ERROR', type: 'whatsapp' }),
  ];
  await open();
  const rows = within(await screen.findByRole('list', { name: 'Mensajes enviados' })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Aceptada.*E-mail.*Enviado/),
    expect.stringMatching(/Fallida.*WhatsApp.*No se pudo enviar/),
  ]);
});

test('Escape closes it, and the focus is back on its button', async () => {
  const { user, door } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(door));
});
