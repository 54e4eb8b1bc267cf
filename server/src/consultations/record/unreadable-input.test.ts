import { createConsultation, getDraft, saveDraft } from '@app/contract/consultations';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { recordOf, type Visit, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let visit: Visit;
beforeAll(async () => {
  t = await testApp();
  const visits = visitsOf(t, await aClinic(t));
  visit = await visits.aVisit();
  await visits.stepUpNow(visit);
});

test.each([
  ['the character zero', { detail: 'Fiebre\u0000' }, 'content.detail'],
  ['half a character', { studies: [{ name: '\ud83e' }] }, 'content.studies.0.name'],
  ['a name with one', { 'a\u0000': 1 }, 'content'],
])(
  'a draft with %s is refused with its field, and nothing is stored',
  async (_, content, field) => {
    proves('orders-are-refused-by-the-server');
    const params = { queueId: visit.queueId };
    const { token } = visit.professional;
    const answer = await t.call(saveDraft, { params, body: { version: 0, content } }, token);
    expect(answer.json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field, code: 'text.unreadable' }],
    });
    const draft = await t.call(getDraft, { params }, token);
    expect(draft.json().data.version).toBe(0);
  },
);

test.each([
  ['a code that the list does not have', { cie_10: 'X99.X', name: 'Faringitis' }, 'diagnosis'],
  ['a name that is not its code’s', { cie_10: 'J02.9', name: 'Angina de pecho' }, 'diagnosis'],
  ['both as one label', '(J02.9) - Angina de pecho', 'diagnosis'],
])('a record with a diagnosis of %s is refused with its field', async (_, diagnosis, field) => {
  const request = recordOf(visit, { diagnosis });
  const answer = await t.call(createConsultation, request, visit.professional.token);
  expect(answer.json()).toMatchObject({
    status: 400,
    fieldErrors: [{ field, code: 'diagnosis.unknown' }],
  });
});

test('an order with an unlisted diagnosis is refused with its field', async () => {
  proves('orders-are-refused-by-the-server');
  const studies = [{ name: 'Hemograma', diagnosis: '(J02.9) - Otra cosa' }];
  const request = recordOf(visit, { studies });
  const answer = await t.call(createConsultation, request, visit.professional.token);
  expect(answer.json().fieldErrors).toEqual([
    expect.objectContaining({ field: 'studies.0.diagnosis', code: 'diagnosis.unknown' }),
  ]);
});

test('invisible characters are not stored, and a diagnosis without a code is', async () => {
  const request = recordOf(visit, {
    diagnosis: 'Cuadro viral\u202E inespecífico',
    detail: 'Sin\u200B fiebre',
  });
  const { token } = visit.professional;
  expect((await t.call(createConsultation, request, token)).statusCode).toBe(200);
  const { rows } = await t.pool.query(
    'select diagnosis, detail from consultation where visit_id = $1',
    [visit.queueId],
  );
  expect(rows).toEqual([{ diagnosis: 'Cuadro viral inespecífico', detail: 'Sin fiebre' }]);
});

test('an impossible queue id is refused with its field', async () => {
  for (const queueId of ['12', 'Fiebre desde anoche', '']) {
    const request = recordOf(visit, { queueId });
    const answer = await t.call(createConsultation, request, visit.professional.token);
    expect(answer.json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'queueId', code: 'queueId.required' }],
    });
  }
});
