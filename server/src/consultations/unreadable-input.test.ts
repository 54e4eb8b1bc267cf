import { createConsultation, getDraft, saveDraft } from '@app/contract/consultations';
import { beforeAll, expect, test } from 'vitest';
import { aClinic } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recordOf, type Visit, visitsOf } from '../testing/visits.ts';

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
  'a draft with %s is refused where it stands, and nothing is stored',
  async (_, content, field) => {
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

test('a record of an entry that cannot be is refused by its field', async () => {
  for (const queueId of ['12', 'Fiebre desde anoche', '']) {
    const request = recordOf(visit, { queueId });
    const answer = await t.call(createConsultation, request, visit.professional.token);
    expect(answer.json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'queueId', code: 'queueId.required' }],
    });
  }
});
