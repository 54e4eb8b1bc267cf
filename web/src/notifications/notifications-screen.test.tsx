import { downloadDocument } from '@app/contract/consultations';
import { SOMEBODY_ON_DUTY_EVENT } from '@app/contract/guard-queue';
import { asList, asOk, done } from '@app/contract/kernel';
import {
  BULK_MAX,
  countNotifications,
  INBOX_PAGE_MAX,
  type Notification,
  searchNotifications,
  updateNotification,
  updateNotifications,
} from '@app/contract/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { UNDO_MS } from './notification-row.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

const SERVICE_FAULT = 'Ocurrió un error en el servicio de notificaciones';
const UPDATE_FAULT = 'Ocurrió un error en la actualización de la notificación';
const COUNT_FAULT = 'Ocurrió un error en la actualización de cantidad de notificaciones';

const idOf = (number: number) => `0198c0de-0000-7000-8000-00000000c00${number}`;

const aNotification = (over: Partial<Notification> = {}): Notification => ({
  id: idOf(1),
  status: 'CREATED',
  subject: 'Receta de la Dra. Ríos para Tomás',
  description: '<p>Ya podés descargarla.</p>',
  creation_date: '2025-03-07T23:05:00.000Z',
  event: 'document.prescription',
  entity: { type: 'document', id: idOf(9), queueId: null, isReplaced: false },
  ...over,
});

let inbox: Notification[];
const written: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-03-08T15:00:00Z') });
  inbox = [aNotification()];
  written.length = 0;
  answer(searchNotifications, () => asList(inbox));
  answer(countNotifications, () =>
    asList([{ quantity: inbox.filter(({ status }) => status !== 'READ').length }]),
  );
  answer(updateNotifications, ({ body }) => {
    written.push(body);
    return done;
  });
  answer(updateNotification, ({ params, body }) => {
    const { status } = body as Pick<Notification, 'status'>;
    written.push({ id: params.id, status });
    inbox = inbox
      .map((one) => (one.id === params.id ? { ...one, status } : one))
      .filter((one) => one.status !== 'DELETED');
    return asOk(aNotification({ id: params.id ?? '', status }));
  });
});

afterEach(() => void vi.useRealTimers());

const open = () => renderScreen(<NotificationsScreen />, { path: '/notificaciones' });
const row = (subject: string | RegExp) => screen.findByRole('button', { name: subject });
const timeUp = () => act(() => vi.advanceTimersByTimeAsync(UNDO_MS));

const deleteIt = async ({ user }: ReturnType<typeof open>, subject: string) => {
  await user.click(await screen.findByRole('button', { name: `Eliminar: ${subject}` }));
  const question = await screen.findByRole('dialog', { name: '¿Deseas eliminar la notificación?' });
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
};

test('an inbox that cannot be read says so, and is read again when asked', async () => {
  proves('notifications-fail');
  answer(searchNotifications, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText(SERVICE_FAULT)).toBeTruthy();
  answer(searchNotifications, asList([aNotification()]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await row(/^Receta de la Dra. Ríos/)).toBeTruthy();
});

test('a count that cannot be read says so', async () => {
  proves('notifications-fail');
  answer(countNotifications, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByText(COUNT_FAULT)).toBeTruthy();
});

test('an empty inbox says that there is nothing', async () => {
  proves('notifications-empty-words');
  inbox = [];
  open();
  expect(await screen.findByText('No hay notificaciones que mostrar')).toBeTruthy();
  expect(written).toEqual([]);
});

test('what was seen in the list is delivered, all at once, and still unread', async () => {
  proves('notification-statuses');
  inbox = [
    aNotification(),
    aNotification({ id: idOf(2), subject: 'Certificado' }),
    aNotification({ id: idOf(3), subject: 'Derivación', status: 'READ' }),
  ];
  open();
  await row(/^Certificado/);
  await waitFor(() =>
    expect(written).toEqual([{ status: 'DELIVERED', notificationDeliveries: [idOf(1), idOf(2)] }]),
  );
  expect((await row(/^Certificado/)).textContent).toContain('Nueva');
  expect((await row(/^Derivación/)).textContent).not.toContain('Nueva');
});

describe('all are marked as read', () => {
  const readAll = () => screen.findByRole('button', { name: 'Marcar todas como leídas' });
  const unread = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aNotification({
        id: `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
        status: 'DELIVERED',
        subject: `Aviso ${index}`,
      }),
    );

  beforeEach(() => {
    answer(searchNotifications, ({ query }) => {
      const { page, statuses } = query as { page: number; statuses?: string[] };
      const found = inbox.filter(({ status }) => statuses?.includes(status) ?? true);
      return asList(found.slice(page * INBOX_PAGE_MAX, (page + 1) * INBOX_PAGE_MAX));
    });
    answer(updateNotifications, ({ body }) => {
      const { status, notificationDeliveries: ids } = body as {
        status: Notification['status'];
        notificationDeliveries: string[];
      };
      if (status === 'READ') written.push(ids.length);
      inbox = inbox.map((one) => (ids.includes(one.id) ? { ...one, status } : one));
      return done;
    });
  });

  test('not where nothing is unread', async () => {
    inbox = [aNotification({ status: 'READ' })];
    open();
    await row(/^Receta de la Dra. Ríos/);
    expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull();
  });

  test('not where the server refuses, and it says so', async () => {
    proves('notifications-fail');
    inbox = unread(1);
    answer(updateNotifications, refusal(500, 'server.fault'));
    const { user } = open();
    await user.click(await readAll());
    expect(await screen.findByText(UPDATE_FAULT)).toBeTruthy();
    expect((await row(/^Aviso 0/)).textContent).toContain('Nueva');
    expect(await readAll()).toBeTruthy();
  });

  test('in calls of at most what one takes, those that the list has not fetched too', async () => {
    proves('notifications-read-together');
    inbox = unread(BULK_MAX + 1);
    const { user } = open();
    await user.click(await readAll());
    const said = await screen.findByText('Todas las notificaciones están leídas.');
    expect(document.activeElement).toBe(said);
    expect(written).toEqual([BULK_MAX, 1]);
    expect((await row(/^Aviso 0/)).textContent).not.toContain('Nueva');
    expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull();
  });
});

test('those of one visit are together under one heading, the others alone', async () => {
  proves('notifications-by-visit');
  const ofVisit = (number: number, subject: string, visit: number | null) =>
    aNotification({
      id: idOf(number),
      subject,
      entity: {
        type: 'document',
        id: idOf(9),
        queueId: visit === null ? null : idOf(visit),
        isReplaced: false,
      },
    });
  inbox = [
    ofVisit(1, 'Receta', 7),
    ofVisit(2, 'Pedido', null),
    ofVisit(3, 'Certificado', 7),
    ofVisit(4, 'Derivación', 6),
  ];
  open();
  const group = within(await screen.findByRole('group', { name: 'De la misma consulta' }));
  const opening = (name: RegExp) => group.queryByRole('button', { name });
  expect(opening(/^Receta/)).toBeTruthy();
  expect(opening(/^Certificado/)).toBeTruthy();
  expect(opening(/^(Pedido|Derivación)/)).toBeNull();
});

test('days are those of Argentina, and have their names', async () => {
  inbox = [
    aNotification({ id: idOf(1), creation_date: '2025-03-08T12:00:00Z' }),
    aNotification({ id: idOf(2), creation_date: '2025-03-08T02:59:00Z' }),
    aNotification({ id: idOf(3), creation_date: '2024-12-31T12:00:00Z' }),
  ];
  open();
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map((day) => day.textContent)).toEqual([
    'Hoy',
    'Ayer',
    'martes, 31 de diciembre de 2024',
  ]);
});

test('opening one shows its text and marks it as read', async () => {
  proves('notifications-list', 'notification-statuses');
  const { user } = open();
  await user.click(await row(/^Receta de la Dra. Ríos/));
  const dialog = await screen.findByRole('dialog', { name: 'Receta de la Dra. Ríos para Tomás' });
  expect(within(dialog).getByText('Ya podés descargarla.')).toBeTruthy();
  expect(within(dialog).getByText('07/03/2025, 20:05 h')).toBeTruthy();
  await waitFor(() => expect(written).toContainEqual({ id: idOf(1), status: 'READ' }));
  const [, close] = within(dialog).getAllByRole('button', { name: 'Cerrar' });
  await user.click(close as HTMLElement);
  expect((await row(/^Receta de la Dra. Ríos/)).textContent).not.toContain('Nueva');
});

test('a refused mark leaves it unread, and says so', async () => {
  proves('notifications-fail');
  answer(updateNotification, refusal(500, 'server.fault'));
  const { user } = open();
  await user.click(await row(/^Receta de la Dra. Ríos/));
  expect(await screen.findByText(UPDATE_FAULT)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect((await row(/^Receta de la Dra. Ríos/)).textContent).toContain('Nueva');
});

test('one without a document offers no download', async () => {
  inbox = [
    aNotification({
      entity: { type: 'consultation', id: idOf(9), queueId: null, isReplaced: false },
    }),
  ];
  const { user } = open();
  await user.click(await row(/^Receta de la Dra. Ríos/));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Descargar PDF' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ver el resumen' })).toBeNull();
});

test('one of a visit leads to its summary', async () => {
  inbox = [
    aNotification({
      entity: { type: 'document', id: idOf(9), queueId: idOf(7), isReplaced: false },
    }),
  ];
  const { user, address } = open();
  await user.click(await row(/^Receta de la Dra. Ríos/));
  await user.click(await screen.findByRole('link', { name: 'Ver el resumen' }));
  expect(address()).toBe(`/paciente/consultas/${idOf(7)}`);
});

test('one whose document is good no more says so in the list, and offers neither it nor its promise', async () => {
  inbox = [
    aNotification({
      entity: { type: 'document', id: idOf(9), queueId: idOf(7), isReplaced: true },
    }),
  ];
  const { user } = open();
  expect(await screen.findByText('Ya no vale')).toBeTruthy();
  await user.click(await row(/^Receta de la Dra. Ríos/));
  expect(await screen.findByText(/^Este documento ya no vale/)).toBeTruthy();
  expect(screen.queryByText('Ya podés descargarla.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Descargar PDF' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver el resumen' })).toBeTruthy();
});

test('a document that was annulled while its notification was open says so', async () => {
  answer(downloadDocument, refusal(410, 'consultations.document-replaced'));
  const { user } = open();
  await user.click(await row(/^Receta de la Dra. Ríos/));
  await user.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
  expect(await screen.findByText(/^Este documento ya no vale/)).toBeTruthy();
});

test('the document of one is saved under its name, or the reason is said', async () => {
  const createObjectURL = vi.fn(() => 'blob:receta');
  Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  answer(downloadDocument, refusal(404, 'request.not-found'));
  const { user } = open();
  await user.click(await row(/^Receta de la Dra. Ríos/));
  const button = await screen.findByRole('button', { name: 'Descargar PDF' });
  await user.click(button);
  expect(await screen.findByText(new RegExp(`${SERVICE_FAULT}.*request.not-found`))).toBeTruthy();

  answer(downloadDocument, ({ params }) => {
    expect(params.documentId).toBe(idOf(9));
    return undefined;
  });
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['Receta de la Dra. Ríos para Tomás.pdf']));
  expect(createObjectURL).toHaveBeenCalledOnce();
});

test('nothing is deleted without an answer to the question', async () => {
  proves('notifications-list');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Eliminar:/ }));
  const question = await screen.findByRole('dialog');
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Volver' }));
  await user.keyboard('{Enter}');
  expect(await row(/^Receta de la Dra. Ríos/)).toBeTruthy();
  expect(screen.queryByText('Notificación eliminada.')).toBeNull();
});

test('a deletion can be undone for ten seconds; the server never hears of it', async () => {
  const view = open();
  await deleteIt(view, 'Receta de la Dra. Ríos para Tomás');
  const undo = await screen.findByRole('button', { name: /^Deshacer/ });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await view.user.keyboard('{Enter}');
  expect(await row(/^Receta de la Dra. Ríos/)).toBeTruthy();
  await timeUp();
  expect(written).not.toContainEqual({ id: idOf(1), status: 'DELETED' });
});

test('after ten seconds it is deleted', async () => {
  const view = open();
  await deleteIt(view, 'Receta de la Dra. Ríos para Tomás');
  await screen.findByRole('button', { name: /^Deshacer/ });
  expect(written).not.toContainEqual({ id: idOf(1), status: 'DELETED' });
  await timeUp();
  await waitFor(() => expect(written).toContainEqual({ id: idOf(1), status: 'DELETED' }));
  expect(await screen.findByText('No hay notificaciones que mostrar')).toBeTruthy();
});

test('leaving the page completes the deletion', async () => {
  const view = open();
  await deleteIt(view, 'Receta de la Dra. Ríos para Tomás');
  await screen.findByRole('button', { name: /^Deshacer/ });
  await act(() => view.router.navigate('/paciente'));
  await waitFor(() => expect(written).toContainEqual({ id: idOf(1), status: 'DELETED' }));
});

test('a refused deletion brings it back, and says so', async () => {
  answer(updateNotification, refusal(500, 'server.fault'));
  const view = open();
  await deleteIt(view, 'Receta de la Dra. Ríos para Tomás');
  await screen.findByRole('button', { name: /^Deshacer/ });
  await timeUp();
  expect((await screen.findAllByText(UPDATE_FAULT)).length).toBeGreaterThan(0);
  expect(await row(/^Receta de la Dra. Ríos/)).toBeTruthy();
});

test('older ones are a press away', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    aNotification({ id: `n${index}`, status: 'READ', subject: `Aviso ${index}` }),
  );
  answer(searchNotifications, ({ query }) => {
    const { page } = query as { page: number };
    // The last one of the first page appears again, since a new one moved it.
    return asList(page === 0 ? many : [many[99] ?? aNotification(), aNotification()]);
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
  expect(await row(/^Receta de la Dra. Ríos/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Aviso 99/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
});

test('the news that somebody attends the guard lead to the home', async () => {
  inbox = [
    aNotification({
      subject: 'Ya hay profesionales en la guardia',
      event: SOMEBODY_ON_DUTY_EVENT,
      entity: null,
    }),
  ];
  const { user } = open();
  await user.click(await row(/^Ya hay profesionales en la guardia/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Ir a la guardia' }).getAttribute('href')).toBe(
    '/paciente',
  );
});

test.each(['prescription.dispense', 'prescription.block'])(
  'what a pharmacy did (%s) leads to the prescriptions',
  async (event) => {
    inbox = [aNotification({ subject: 'Una farmacia abrió tu receta', event, entity: null })];
    const { user } = open();
    await user.click(await row(/^Una farmacia/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Ir a mis recetas' }).getAttribute('href')).toBe(
      '/paciente/mis-recetas',
    );
  },
);

test('a professional is not led to the prescriptions of a patient', async () => {
  await logInAs(paula);
  inbox = [
    aNotification({
      subject: 'Una farmacia bloqueó una receta tuya',
      event: 'prescription.block',
      entity: null,
    }),
  ];
  const { user } = open();
  await user.click(await row(/^Una farmacia/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('link', { name: 'Ir a mis recetas' })).toBeNull();
});
