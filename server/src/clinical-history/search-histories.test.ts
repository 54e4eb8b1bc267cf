import { getHistoryPatient, searchHistories } from '@app/contract/clinical-history';
import { addDays, dayOf } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { dateRecord } from '../testing/record-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type FinishedVisit, visitsOf } from '../testing/visits.ts';

type Filters = Parameters<typeof search>[0];

let t: TestApp;
let clinic: Clinic;
let visit: FinishedVisit;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visit = await visitsOf(t, clinic).aFinishedVisit();
});

const search = (
  body: { fullName?: string; fromDate?: string; toDate?: string; idNumber?: string },
  { token }: Pick<Someone, 'token'> = visit.professional,
) => t.call(searchHistories, { body }, token);

const isFound = async (filters: Filters) => {
  const [row, ...others] = (await search(filters)).json().data;
  expect(others).toEqual([]);
  return row?.id === visit.patient.personId;
};

describe('a search of histories is refused', () => {
  test('to a patient, and to a professional whose licence is not verified', async () => {
    proves('history-search-is-for-professionals');
    expect((await search({}, await clinic.patient())).statusCode).toBe(403);
    const pending = { token: await clinic.logIn('pendiente@cercana.test') };
    expect((await search({}, pending)).statusCode).toBe(403);
  });

  test('a professional does not find a colleague’s patient, even by the whole DNI', async () => {
    proves('history-search-is-for-professionals');
    const { rows } = await t.pool.query('select id_number from person where id = $1', [
      visit.patient.personId,
    ]);
    const colleague = await clinic.professional();
    expect((await search({ idNumber: rows[0].id_number }, colleague)).json().data).toEqual([]);
  });
});

describe('a patient is found by name', () => {
  beforeAll(() =>
    t.pool.query(
      `update person set first_name = 'María José', last_name = 'González' where id = $1`,
      [visit.patient.personId],
    ),
  );

  test.each([
    'González, María',
    'gonzalez maria',
    'maria  jose   gonzalez',
    ' González,María José ',
    'josé',
    'zález',
  ])('as "%s"', async (fullName) => {
    proves('history-search-filters', 'call-history-search');
    expect(await isFound({ fullName })).toBe(true);
  });

  test.each(['González, Mario', 'Gonzáles', '%', '_'])('and not as "%s"', async (fullName) => {
    expect((await search({ fullName })).json().data).toEqual([]);
  });
});

test('a patient is found by the day of an earlier visit', async () => {
  proves('call-history-search', 'history-search-filters');
  const visits = visitsOf(t, clinic);
  const first = await visits.aFinishedVisit();
  const second = await visits.finish(await visits.aVisit(first));
  const daysAgo = (days: number) => addDays(dayOf(t.clock.now()), -days);
  const move = ({ consultationId }: FinishedVisit, days: number) =>
    dateRecord(t, consultationId, `${daysAgo(days)}T12:00-03:00`);
  await move(first, 20);
  await move(second, 3);
  const between = async (from: number, to: number) =>
    (await search({ fromDate: daysAgo(from), toDate: daysAgo(to) }, first.professional)).json()
      .data;
  expect(await between(21, 19)).toMatchObject([{ id: first.patient.personId }]);
  expect(await between(15, 5)).toEqual([]);
});

test.each([{ fromDate: '0000-01-01' }, { toDate: '0000-12-31' }])(
  'a day that no calendar has is refused: %o',
  async (days) => {
    expect((await search(days)).statusCode).toBe(400);
  },
);

test('a visit late in the evening belongs to its day in Argentina', async () => {
  const evening = addDays(dayOf(t.clock.now()), -1);
  await dateRecord(t, visit.consultationId, `${evening}T23:30-03:00`);
  expect(await isFound({ fromDate: evening, toDate: evening })).toBe(true);
  expect(await isFound({ fromDate: addDays(evening, 1) })).toBe(false);
  expect(await isFound({ toDate: addDays(evening, -1) })).toBe(false);
});

test('the patient’s login opens the same history as the opaque id of a result', async () => {
  proves('history-opens-by-login');
  const { professional, patient } = visit;
  const [found] = (await search({})).json().data;
  const opened = await Promise.all(
    [found.id, patient.email].map((id) =>
      t.call(getHistoryPatient, { params: { id } }, professional.token),
    ),
  );
  expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(opened[1]?.json()).toEqual(opened[0]?.json());
});
