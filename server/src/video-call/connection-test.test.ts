import {
  downloadTest,
  getConnectionTest,
  reportConnectionTest,
  uploadTest,
} from '@app/contract/video-call';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { testApp } from '../testing/test-app.ts';

const t = await testApp();
let clinic: Clinic;
beforeAll(async () => {
  clinic = await aClinic(t);
});

const measured = (download_ms: number, upload_ms: number) => ({ body: { download_ms, upload_ms } });

describe('the connection test', () => {
  test('is refused to strangers', async () => {
    const answers = [
      await t.call(downloadTest, {}),
      await t.call(uploadTest, { body: 'x' }),
      await t.call(reportConnectionTest, measured(1, 1)),
      await t.call(getConnectionTest, {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });

  test('accepts one megabyte at most', async () => {
    proves('call-speed-test');
    const { token } = await clinic.patient();
    const upload = (bytes: number) => t.call(uploadTest, { body: 'x'.repeat(bytes) }, token);
    expect((await upload(1024 * 1024)).json()).toEqual({ status: 'ok' });
    expect((await upload(1024 * 1024 + 1)).statusCode).toBe(413);
  });

  test('runs six times a minute at most', async () => {
    const { token } = await clinic.patient();
    const codes: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      codes.push((await t.call(downloadTest, {}, token)).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test.each([
    [-1, 1],
    [1.5, 1],
    [1, 600_001],
  ])('rejects %s and %s ms', async (download, upload) => {
    const { token } = await clinic.patient();
    const answer = await t.call(reportConnectionTest, measured(download, upload), token);
    expect(answer.statusCode).toBe(400);
  });

  test('sends 256 KB that no proxy caches', async () => {
    proves('call-speed-test');
    const { token } = await clinic.professional();
    const answer = await t.call(downloadTest, {}, token);
    expect(answer.rawPayload).toHaveLength(256 * 1024);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is remembered for a day if passed; failed ones are not', async () => {
    proves('speed-test-threshold');
    const { token } = await clinic.patient();
    const read = async () => (await t.call(getConnectionTest, {}, token)).json().data;
    expect(await read()).toBeNull();
    await t.call(reportConnectionTest, measured(9_000, 7_000), token);
    expect(await read()).toMatchObject({ isGood: false, isRemembered: false });
    await t.call(reportConnectionTest, measured(400, 600), token);
    expect(await read()).toMatchObject({ isGood: true, isRemembered: true });
    await t.pool.query(`update connection_test set tested_at = tested_at - interval '24 h'`);
    expect(await read()).toMatchObject({ isGood: true, isRemembered: false });
  });
});
