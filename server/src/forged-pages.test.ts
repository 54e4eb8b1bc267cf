import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './platform/ids.ts';
import { aClinic, type Clinic } from './testing/clinic.ts';
import { staffOf } from './testing/staff.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: 10_000 });
  clinic = await aClinic(t);
});

const shapeOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** Ends that no answer contained, each of another kind. */
const FORGED = [
  ['ayer', newId()],
  ['9999999-02-31 25:00:00+00', newId()],
  ['', 'no soy un id'],
  ['2026-11-29T02:46:54.123Z', "'; drop table account"],
  ['a\0b', newId()],
].map((end) => Buffer.from(JSON.stringify(end)).toString('base64url'));

type Listed = TestApp['endpoints'][number];

const isInQuery = ({ query }: Listed): boolean => 'after' in shapeOf(query);

/** How a list answers a caller who sends each forged end. */
const answersOf = (list: Listed, token: string) =>
  Promise.all(
    FORGED.map(async (after) => {
      const params = { accountId: newId(), list: 'specialties', id: newId() };
      const request = isInQuery(list) ? { query: { after } } : { body: { after } };
      return (await t.call(list, { params, ...request } as never, token)).statusCode;
    }),
  );

test('a forged end of a page is refused by every list, and never a fault', async () => {
  const staff = staffOf(t, clinic);
  const callers = [
    await staff.proven('ADMIN'),
    await staff.proven('MEDICAL_DIRECTOR'),
    await clinic.patient(),
    await clinic.professional(),
  ];
  const lists = t.endpoints.filter((list) => isInQuery(list) || 'after' in shapeOf(list.body));
  expect(lists.length).toBeGreaterThan(12);
  for (const list of lists) {
    const answers = await Promise.all(callers.map(({ token }) => answersOf(list, token)));
    // An end of another list may be one of this list.
    const heard = new Set(answers.flat().filter((status) => ![200, 403].includes(status)));
    expect([...heard], list.path).toEqual([400]);
  }
});
