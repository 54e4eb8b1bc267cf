import type { AddressInfo } from 'node:net';
import {
  countNotifications,
  type Notification,
  type NotificationEvent,
  type NotificationStatus,
  searchNotifications,
  updateNotification,
  updateNotifications,
} from '@app/contract/notifications';
import { annulPrescription } from '@app/contract/prescriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

/** Adds a notification to an inbox; returns its id. */
async function aNotice({ accountId }: Someone, status: NotificationStatus = 'CREATED') {
  const id = newId();
  await t.pool.query(
    `insert into notification (id, account_id, event, event_key, status, subject, description)
     values ($1, $2, 'visit.closed', gen_random_uuid()::text, $3, 'Asunto', '<p>Texto</p>')`,
    [id, accountId, status],
  );
  return id;
}

/** An inbox with one notification of each status, in order. */
const anInbox = async (someone: Someone) => ({
  created: await aNotice(someone),
  delivered: await aNotice(someone, 'DELIVERED'),
  read: await aNotice(someone, 'READ'),
  deleted: await aNotice(someone, 'DELETED'),
});

type Asked = Parameters<typeof t.call<typeof searchNotifications>>[1]['query'];
type CountAsked = Parameters<typeof t.call<typeof countNotifications>>[1]['query'];

const search = (query: Asked, token?: string) => t.call(searchNotifications, { query }, token);

const idsOf = async ({ token }: Someone, query: Asked = {}): Promise<string[]> =>
  (await search(query, token)).json().data.map(({ id }: Notification) => id);

const countOf = async ({ token }: Someone, query: CountAsked = {}): Promise<number> =>
  (await t.call(countNotifications, { query }, token)).json().data[0].quantity;

const mark = (id: string, status: NotificationStatus, token?: string) =>
  t.call(updateNotification, { params: { id }, body: { status, id } }, token);

const markAll = (ids: string[], status: NotificationStatus, token?: string) =>
  t.call(updateNotifications, { body: { status, notificationDeliveries: ids } }, token);

const statusOf = async (id: string): Promise<NotificationStatus> =>
  (await t.pool.query('select status from notification where id = $1', [id])).rows[0].status;

describe('an inbox is refused', () => {
  test('without a session', async () => {
    const id = await aNotice(await clinic.patient());
    expect((await search({})).statusCode).toBe(401);
    expect((await t.call(countNotifications, { query: {} })).statusCode).toBe(401);
    expect((await mark(id, 'READ')).statusCode).toBe(401);
    expect((await markAll([id], 'READ')).statusCode).toBe(401);
  });

  test('to other accounts: notifications are neither shown, counted nor marked', async () => {
    proves('call-notifications');
    const [owner, stranger] = [await clinic.patient(), await clinic.professional()];
    const id = await aNotice(owner);
    expect(await idsOf(stranger)).toEqual([]);
    expect(await countOf(stranger)).toBe(0);
    expect((await mark(id, 'READ', stranger.token)).statusCode).toBe(404);
    expect((await markAll([id], 'READ', stranger.token)).statusCode).toBe(404);
    expect(await statusOf(id)).toBe('CREATED');
  });

  test('when marking many if one is of another account: none is marked', async () => {
    const [owner, stranger] = [await clinic.patient(), await clinic.patient()];
    const [first, second] = [await aNotice(owner), await aNotice(owner)];
    for (const other of [await aNotice(stranger), newId()]) {
      expect((await markAll([first, other, second], 'READ', owner.token)).statusCode).toBe(404);
      expect(await statusOf(first)).toBe('CREATED');
    }
    expect(await countOf(owner)).toBe(2);
  });

  test('for an unknown status, and for more than 200 at once', async () => {
    const owner = await clinic.patient();
    const id = await aNotice(owner);
    expect((await mark(id, 'LOST' as never, owner.token)).statusCode).toBe(400);
    expect((await search({ statuses: 'READ,LOST' }, owner.token)).statusCode).toBe(400);
    expect((await markAll([], 'READ', owner.token)).statusCode).toBe(400);
    const many = Array.from({ length: 201 }, () => id);
    expect((await markAll(many, 'READ', owner.token)).statusCode).toBe(400);
    expect(await statusOf(id)).toBe('CREATED');
  });
});

test('an inbox is listed newest first, in pages, without deleted ones', async () => {
  proves('call-notifications');
  const owner = await clinic.patient();
  const { created, delivered, read } = await anInbox(owner);
  expect(await idsOf(owner)).toEqual([read, delivered, created]);
  expect(await idsOf(owner, { size: 2 })).toEqual([read, delivered]);
  expect(await idsOf(owner, { size: 2, page: 1 })).toEqual([created]);
  expect(await idsOf(owner, { size: 2, page: 2 })).toEqual([]);
});

test('it is searched and counted by status; deleted ones are never found', async () => {
  proves('call-notifications');
  const owner = await clinic.patient();
  const { created, read } = await anInbox(owner);
  expect(await idsOf(owner, { statuses: 'CREATED' })).toEqual([created]);
  expect(await idsOf(owner, { statuses: 'READ,CREATED' })).toEqual([read, created]);
  expect(await idsOf(owner, { statuses: 'DELETED' })).toEqual([]);
  expect(await countOf(owner)).toBe(2);
  expect(await countOf(owner, { deliveryStatus: 'READ' })).toBe(1);
});

test('a status only rises: a read notification does not become delivered', async () => {
  proves('notification-statuses', 'call-notifications');
  const owner = await clinic.patient();
  const { created, read } = await anInbox(owner);
  expect((await mark(created, 'DELIVERED', owner.token)).json().data.status).toBe('DELIVERED');
  expect((await mark(created, 'READ', owner.token)).json().data.status).toBe('READ');
  expect((await mark(created, 'CREATED', owner.token)).json().data.status).toBe('READ');
  expect(await countOf(owner)).toBe(1);
  expect((await mark(read, 'DELETED', owner.token)).json().data.status).toBe('DELETED');
  expect((await mark(read, 'READ', owner.token)).json().data.status).toBe('DELETED');
  expect(await idsOf(owner)).not.toContain(read);
});

test('many are marked at once, except those already at a later status', async () => {
  proves('notification-statuses', 'call-notifications');
  const owner = await clinic.patient();
  const { created, delivered, read, deleted } = await anInbox(owner);
  const ids = [created, delivered, read, deleted, created];
  expect((await markAll(ids, 'DELIVERED', owner.token)).statusCode).toBe(200);
  expect(await Promise.all([created, delivered, read, deleted].map(statusOf))).toEqual([
    'DELIVERED',
    'DELIVERED',
    'READ',
    'DELETED',
  ]);
});

describe('whatever happens at once', () => {
  const ROUNDS = 20;

  test('a click that reads and a list that delivers leave it read: the rank never falls', async () => {
    const owner = await clinic.patient();
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await Promise.all([aNotice(owner), aNotice(owner), aNotice(owner)]);
      const [clicked = ''] = ids;
      await Promise.all([
        markAll(ids, 'DELIVERED', owner.token),
        mark(clicked, 'READ', owner.token),
        markAll(ids, 'DELIVERED', owner.token),
      ]);
      expect(await Promise.all(ids.map(statusOf))).toEqual(['READ', 'DELIVERED', 'DELIVERED']);
    }
  });

  test('one that is deleted stays deleted, whoever else marks it', async () => {
    const owner = await clinic.patient();
    const id = await aNotice(owner);
    const later: NotificationStatus[] = ['READ', 'DELETED', 'DELIVERED', 'CREATED', 'READ'];
    await Promise.all(later.map((status) => mark(id, status, owner.token)));
    expect(await statusOf(id)).toBe('DELETED');
  });

  test('the unread count is the unread rows', async () => {
    const owner = await clinic.patient();
    const ids = await Promise.all(Array.from({ length: 12 }, () => aNotice(owner)));
    await Promise.all(
      ids.map((id, turn) => mark(id, turn % 3 === 0 ? 'READ' : 'DELIVERED', owner.token)),
    );
    const unread = await idsOf(owner, { statuses: 'CREATED,DELIVERED' });
    expect(await countOf(owner)).toBe(unread.length);
    expect(unread).toHaveLength(8);
  });
});

test('the notifications of a visit are pushed to its patient’s screens only, with the unread count', async () => {
  proves('documents-reach-the-inbox');
  const visits = visitsOf(t, clinic);
  const [patient, other] = [await clinic.patient(), await clinic.patient()];
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.http.server.address() as AddressInfo;
  const lines = await Promise.all(
    [patient, other].map(({ token }) => connectStock(`ws://127.0.0.1:${port}/ws`, token)),
  );
  const [heard = [], heardByOther = []] = await Promise.all(
    [patient, other].map(({ accountId }, place) =>
      lines[place]?.listen(`/user/${accountId}/private`),
    ),
  );
  const pushed = (all: unknown[]) =>
    (all as NotificationEvent[]).filter(({ command }) => command === 'Notification');
  const { documents } = await visits.finish(await visits.aVisit({ patient }));
  await eventually(() => expect(pushed(heard)).toHaveLength(documents));
  const events = pushed(heard);
  expect(events.map(({ notification }) => notification.id).sort()).toEqual(
    (await idsOf(patient)).sort(),
  );
  expect(events.at(-1)?.unread).toBe(documents);
  expect(pushed(heardByOther)).toEqual([]);
  await Promise.all(lines.map(({ client }) => client.deactivate()));
});

test('one of an annulled prescription says that its document is good no more', async () => {
  const { consultationId, patient, professional } = await visitsOf(t, clinic).aFinishedVisit();
  const replaced = async () => {
    const told: Notification[] = (await search({}, patient.token)).json().data;
    return told.flatMap(({ event, entity }) =>
      event === 'document.prescription' ? entity?.isReplaced : [],
    );
  };
  expect(await replaced()).toEqual([false]);
  const { rows } = await t.pool.query('select id from prescription where consultation_id = $1', [
    consultationId,
  ]);
  const params = { prescriptionId: rows[0].id };
  await t.call(annulPrescription, { params, body: { reason: 'Alergia' } }, professional.token);
  expect(await replaced()).toEqual([true]);
});
