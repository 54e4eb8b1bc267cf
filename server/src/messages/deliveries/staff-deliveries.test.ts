import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { listStaffDeliveries, retryDelivery, type StaffDelivery } from '@app/contract/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  admin = await clinic.staff('ADMIN');
});

const prove = ({ token }: Someone) => t.call(stepUp, { body: { password: DEMO_PASSWORD } }, token);

/** A message in a given state. */
async function aMessage(state: 'ERROR' | 'DEAD' | 'ACCEPTED', to = 'ana@ejemplo.test') {
  const id = newId();
  await t.pool.query(
    `insert into outbound_message (id, channel, recipient, subject, body_text, body_html, status, attempts, last_error, dead_at)
     values ($1, 'email', $2, 'Asunto secreto', 'Cuerpo secreto', '<p>x</p>', $3, 5, $4, $5)`,
    [
      id,
      to,
      state === 'DEAD' ? 'ERROR' : state,
      state === 'ACCEPTED' ? null : `550 <${to}> unknown`,
      state === 'DEAD' ? new Date() : null,
    ],
  );
  return id;
}

type Asked = Parameters<typeof t.call<typeof listStaffDeliveries>>[1]['query'];

const list = (who: Someone, query: Asked = {}) => t.call(listStaffDeliveries, { query }, who.token);
const listed = async (query: Asked = {}): Promise<StaffDelivery[]> =>
  (await list(admin, query)).json().data;
const retry = (who: Someone, id: string) => t.call(retryDelivery, { params: { id } }, who.token);

describe('deliveries are refused', () => {
  test('to everybody but staff; retrying to the medical director too', async () => {
    const id = await aMessage('DEAD');
    for (const who of [await clinic.patient(), await clinic.professional()]) {
      expect((await list(who)).statusCode).toBe(403);
      expect((await retry(who, id)).statusCode).toBe(403);
    }
    const director = await clinic.staff('MEDICAL_DIRECTOR');
    expect((await list(director)).statusCode).toBe(200);
    expect((await retry(director, id)).statusCode).toBe(403);
  });

  test('without a new proof of identity, and for what is unknown or was sent', async () => {
    const operator = await clinic.staff('ADMIN');
    const id = await aMessage('DEAD');
    expect((await retry(operator, id)).json().code).toBe('session.step-up-required');
    await prove(operator);
    expect((await retry(operator, newId())).statusCode).toBe(404);
    const sent = await retry(operator, await aMessage('ACCEPTED'));
    expect([sent.statusCode, sent.json().code]).toEqual([409, 'messages.not-to-retry']);
  });

  test('from a place that no answer gave', async () => {
    for (const after of ['x', Buffer.from('["ayer","1"]').toString('base64url')])
      expect((await list(admin, { after })).statusCode).toBe(400);
  });
});

describe('deliveries', () => {
  test('say state, tries and error, never a text, a subject or an address', async () => {
    const id = await aMessage('DEAD', 'secreta@ejemplo.test');
    const row = (await listed({ state: 'DEAD' })).find((one) => one.id === id);
    expect(row).toMatchObject({
      state: 'DEAD',
      tries: 5,
      address: 's•••@ejemplo.test',
      error: '550 <s•••@ejemplo.test> unknown',
      template: null,
    });
    expect(JSON.stringify(row)).not.toMatch(/secret/);
  });

  test('are asked by state', async () => {
    const [dead, failing] = [await aMessage('DEAD'), await aMessage('ERROR')];
    const idsOf = async (state: StaffDelivery['state']) =>
      (await listed({ state })).map(({ id }) => id);
    expect(await idsOf('DEAD')).toContain(dead);
    expect(await idsOf('DEAD')).not.toContain(failing);
    expect(await idsOf('ERROR')).toContain(failing);
    expect(await idsOf('ERROR')).not.toContain(dead);
  });

  test('are read page by page, each row once', async () => {
    for (let turn = 0; turn < 60; turn += 1) await aMessage('DEAD');
    const first = (await list(admin, { state: 'DEAD' })).json();
    expect(first.data).toHaveLength(50);
    const second = (await list(admin, { state: 'DEAD', after: first.next })).json();
    const ids = [...first.data, ...second.data].map(({ id }: StaffDelivery) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.next).toBeNull();
  });

  test('that were given up are sent again under their key, and it is audited', async () => {
    const id = await aMessage('DEAD', 'de-nuevo@ejemplo.test');
    const operator = await clinic.staff('ADMIN');
    await prove(operator);
    expect((await retry(operator, id)).statusCode).toBe(200);
    await eventually(() =>
      expect(t.mails.filter(({ to }) => to === 'de-nuevo@ejemplo.test')).toHaveLength(1),
    );
    await eventually(async () => {
      const { rows } = await t.pool.query(
        'select status, attempts, dead_at from outbound_message where id = $1',
        [id],
      );
      expect(rows).toEqual([{ status: 'ACCEPTED', attempts: 6, dead_at: null }]);
    });
    const { rows } = await t.pool.query(
      `select account_id from audit_event where type = 'message.retry' and entity_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ account_id: operator.accountId }]);
  });
});
