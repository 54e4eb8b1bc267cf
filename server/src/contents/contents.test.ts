import { approveAct, listApprovals, type StaffAct } from '@app/contract/approvals';
import { acceptChangedText, listChangedTexts } from '@app/contract/consents';
import {
  type ContentKind,
  firstContents,
  getContent,
  listContents,
  publishContent,
  saveContentDraft,
} from '@app/contract/contents';
import { beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '../../seed/consent-texts.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  admin = await staffOf(t, clinic).proven();
});

const REASON = 'Lo pidió el área legal.';
const draftOf = (body: string) => ({ title: 'Un título', body, changes: 'Cambió un párrafo.' });

const save = (kind: ContentKind, body: string, seen = 0, who = admin) =>
  t.call(saveContentDraft, { params: { kind }, body: draftOf(body) }, who.token, {
    'if-match': `"${seen}"`,
  });
const publish = (kind: ContentKind, version = 1, who = admin) =>
  t.call(publishContent, { params: { kind }, body: { reason: REASON } }, who.token, {
    'if-match': `"${version}"`,
  });
const read = async (kind: ContentKind) =>
  (await t.call(getContent, { params: { kind } }, admin.token)).json().data;
const changed = async ({ token }: Someone) =>
  (await t.call(listChangedTexts, {}, token)).json().data;

describe('a text is refused', () => {
  test('to everybody but staff, and to staff without a new proof of identity', async () => {
    for (const who of [await clinic.professional(), await clinic.patient()]) {
      expect((await save('help', 'x', 0, who)).statusCode).toBe(403);
      expect((await publish('help', 1, who)).statusCode).toBe(403);
      expect((await t.call(listContents, {}, who.token)).statusCode).toBe(403);
    }
    expect((await publish('help', 1, await clinic.staff('ADMIN'))).json().code).toBe(
      'session.step-up-required',
    );
  });

  test.each([
    ['help without a section', 'help', '## ¿Qué? [que]\nEsto.', '1'],
    ['a question without an address', 'help', '# Lo general\n## ¿Qué?\nEsto.', '2'],
    ['a question without an answer', 'help', '# Lo general\n## ¿Qué? [que]', '2'],
    ['no number', 'emergency-numbers', '147 Atención\nllamá ya', '2'],
    ['nothing', 'nobody-on-duty', ' ', '1'],
  ] as const)('of %s, with its line', async (_, kind, body, line) => {
    const answer = (await save(kind, body)).json();
    expect(answer).toMatchObject({ code: 'contents.unreadable', detail: line });
  });

  test('over a draft that somebody else saved: of two at once one wins', async () => {
    const first = await Promise.all([save('nobody-on-duty', 'Uno'), save('nobody-on-duty', 'Dos')]);
    expect(first.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const second = await Promise.all([
      save('nobody-on-duty', 'Tres', 1),
      save('nobody-on-duty', 'Cuatro', 1),
    ]);
    expect(second.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await publish('nobody-on-duty', 1)).json().code).toBe('contents.changed-meanwhile');
  });

  test('where there is no draft, or it says what is published', async () => {
    expect((await publish('help')).json().code).toBe('contents.nothing-to-publish');
  });
});

test('a text of the page is published as its second version; the first stays what the product came with', async () => {
  expect((await read('recommendations')).versions).toMatchObject([
    { version: 1, ...firstContents.recommendations, publishedBy: null },
  ]);
  await save('recommendations', 'Una sola.');
  expect((await publish('recommendations')).json().data).toEqual({ state: 'DONE' });
  const { draft, versions } = await read('recommendations');
  expect(draft).toBeNull();
  expect(versions).toMatchObject([
    { version: 2, body: 'Una sola.', changes: 'Cambió un párrafo.', publishedBy: admin.email },
    { version: 1, ...firstContents.recommendations },
  ]);
  expect((await publish('recommendations')).json().code).toBe('contents.nothing-to-publish');
});

test('new terms are asked for again from each role, once, with what they said before', async () => {
  const everybody = [await clinic.patient(), await clinic.professional(), admin];
  for (const who of everybody) expect(await changed(who)).toEqual([]);
  const before = consentTexts.find(({ kind }) => kind === 'terms')?.body;
  await save('terms', 'Términos nuevos.');
  await publish('terms');
  for (const who of everybody) {
    const [text] = await changed(who);
    expect(text).toMatchObject({
      kind: 'terms',
      body: 'Términos nuevos.',
      changes: 'Cambió un párrafo.',
    });
    const accept = (body_hash: string) =>
      t.call(acceptChangedText, { params: { kind: 'terms' }, body: { body_hash } }, who.token);
    expect((await accept('other')).json().code).toBe('consents.text-changed');
    expect((await accept(text.body_hash)).statusCode).toBe(200);
    expect((await accept(text.body_hash)).statusCode).toBe(200);
    expect(await changed(who)).toEqual([]);
  }
  const { versions } = await read('terms');
  expect(versions.map(({ body }: { body: string }) => body)).toEqual([
    'Términos nuevos.',
    ...(before ? [before] : []),
  ]);
  await save('terms', 'Términos más nuevos.');
  await publish('terms');
  expect(await changed(everybody[0] as Someone)).toMatchObject([
    { earlierBody: 'Términos nuevos.' },
  ]);
});

test('a second person publishes, and only the draft that was proposed', async () => {
  const two = await testApp({ STAFF_APPROVALS: 2 });
  const other = await aClinic(two);
  const [asker, second] = [
    await staffOf(two, other).proven(),
    await staffOf(two, other).proven('MEDICAL_DIRECTOR'),
  ];
  const write = (body: string, seen: number) =>
    two.call(saveContentDraft, { params: { kind: 'help' }, body: draftOf(body) }, asker.token, {
      'if-match': `"${seen}"`,
    });
  const propose = (version: number) =>
    two.call(publishContent, { params: { kind: 'help' }, body: { reason: REASON } }, asker.token, {
      'if-match': `"${version}"`,
    });
  const waiting = async (): Promise<StaffAct[]> =>
    (await two.call(listApprovals, { query: { open: 'true' } }, second.token)).json().data;
  const approve = (id = '') => two.call(approveAct, { params: { id } }, second.token);
  const HELP = '# Lo general\n## ¿Qué? [que]\nEsto.';
  await write(HELP, 0);
  expect((await propose(1)).json().data).toEqual({ state: 'WAITING' });
  const [act] = await waiting();
  expect(act).toMatchObject({ kind: 'PUBLISH_TEXT', subject: 'Un título, versión 2' });
  await write(`${HELP}\nY más.`, 1);
  expect((await approve(act?.id)).json().code).toBe('contents.changed-meanwhile');
  const content = async () =>
    (await two.call(getContent, { params: { kind: 'help' } }, asker.token)).json().data;
  expect(await content()).toMatchObject({ isWaiting: true, versions: [{ version: 1 }] });
});
