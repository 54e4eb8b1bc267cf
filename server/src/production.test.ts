import { initPasswordReset } from '@app/contract/accounts';
import { beforeAll, expect, test } from 'vitest';
import { agendasOf } from './testing/agendas.ts';
import { aClinic } from './testing/clinic.ts';
import { until } from './testing/eventually.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ NODE_ENV: 'production', HOST: '0.0.0.0', REQUIRE_SECOND_FACTOR: false });
});

test.each(['/api/docs', '/api/openapi.json', '/dev/correo', '/metrics'])(
  'in production there is no %s',
  async (url) => {
    expect((await t.http.inject(url)).statusCode).toBe(404);
  },
);

test('in production strangers get no readiness report', async () => {
  const stranger = await t.http.inject({ url: '/readyz', remoteAddress: '192.0.2.7' });
  expect(stranger.statusCode).toBe(404);
  expect((await t.http.inject('/readyz')).statusCode).toBe(200);
});

test('in production a sent mail is stored without its links and its file', async () => {
  const clinic = await aClinic(t);
  const { email } = (await agendasOf(t, clinic).anAppointment()).patient;
  await until(() => t.mails.some(({ calendar }) => calendar?.startsWith('BEGIN:VCALENDAR')));
  await t.call(initPasswordReset, { body: email });
  await until(() => t.mails.some(({ text }) => text.includes('/reset/finish?key=')));
  const kept = () =>
    t.pool.query(
      `select status, body_text, body_html, calendar from outbound_message where recipient = $1`,
      [email],
    );
  await until(async () => (await kept()).rows.every(({ status }) => status === 'ACCEPTED'));
  const { rows } = await kept();
  expect(rows.length).toBeGreaterThan(1);
  for (const { body_text, body_html, calendar } of rows)
    expect([body_text, body_html, calendar]).toEqual(['', null, null]);
});
