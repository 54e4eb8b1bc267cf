import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import {
  addTemplate,
  listStaffTemplates,
  listTemplates,
  listTemplateVersions,
  publishTemplate,
  type StaffTemplate,
  type Template,
  testTemplate,
} from '@app/contract/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let added = 0;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  admin = await clinic.staff('ADMIN');
  await prove(admin);
});

const prove = ({ token }: Someone) => t.call(stepUp, { body: { password: DEMO_PASSWORD } }, token);

const TEXTS = {
  description: 'Para probar',
  event: 'VIRTUAL_GUARD' as const,
  subject: 'Hola, {{nombre}}',
  body: 'Primer párrafo.\n\nSegundo de {{profesional}}.',
  whatsapp: {
    name: 'para_probar',
    language: 'es_AR' as const,
    body: 'Hola, {{nombre}}: {{enlace}}',
  },
  active: true,
  reason: 'Hacía falta',
};
type Texts = typeof TEXTS;

const add = (who: Someone, over: Partial<Texts> = {}) => {
  added += 1;
  return t.call(
    addTemplate,
    { body: { ...TEXTS, template: `Plantilla ${added}`, ...over } },
    who.token,
  );
};
const aTemplate = async (over: Partial<Texts> = {}): Promise<StaffTemplate> =>
  (await add(admin, over)).json().data;

const publish = (who: Someone, { id, version }: StaffTemplate, over: Partial<Texts> = {}) =>
  t.call(publishTemplate, { params: { id }, body: { ...TEXTS, ...over } }, who.token, {
    'if-match': `"${version}"`,
  });

const chosen = async (who: Someone): Promise<Template[]> =>
  (await t.call(listTemplates, { query: {} }, who.token)).json().data;

describe('a template is refused', () => {
  test('to everybody but staff, and to staff without a new proof of identity', async () => {
    const template = await aTemplate();
    for (const who of [await clinic.professional(), await clinic.patient()]) {
      expect((await add(who)).statusCode).toBe(403);
      expect((await t.call(listStaffTemplates, {}, who.token)).statusCode).toBe(403);
    }
    expect(
      (await t.call(listTemplates, { query: {} }, (await clinic.patient()).token)).statusCode,
    ).toBe(403);
    const unproved = await clinic.staff('MEDICAL_DIRECTOR');
    for (const answer of [await add(unproved), await publish(unproved, template)])
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.step-up-required']);
  });

  test.each([
    ['a variable that is not of its event', { body: 'Tu diagnóstico: {{diagnostico}}' }],
    ['a half-written variable', { subject: 'Hola, {{nombre' }],
    ['an unknown variable for WhatsApp', { whatsapp: { ...TEXTS.whatsapp, body: '{{dni}}' } }],
    ['a name that the provider cannot have', { whatsapp: { ...TEXTS.whatsapp, name: 'Hola!' } }],
    ['no reason', { reason: ' ' }],
  ])('with %s', async (_, over) => {
    expect((await add(admin, over)).statusCode).toBe(400);
  });

  test('under a name that another one has', async () => {
    const { template } = await aTemplate();
    const body = { ...TEXTS, template };
    const answer = await t.call(addTemplate, { body }, admin.token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'messages.name-taken']);
  });

  test('over a version that was read before another was published: one of two at once wins', async () => {
    const template = await aTemplate();
    const answers = await Promise.all(
      [1, 2].map((turn) => publish(admin, template, { subject: `${turn}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({ code: 'messages.version-mismatch', current: { version: 2 } });
  });
});

describe('a template', () => {
  test('is published as another version: the earlier ones stay, with who, when and why', async () => {
    proves('message-templates');
    const template = await aTemplate();
    const director = await clinic.staff('MEDICAL_DIRECTOR');
    await prove(director);
    const answer = await publish(director, template, { subject: 'Otro', reason: 'Más claro' });
    expect(answer.json().data).toMatchObject({ version: 2, subject: 'Otro' });
    const versions = (
      await t.call(listTemplateVersions, { params: { id: template.id } }, admin.token)
    ).json().data;
    expect(versions).toMatchObject([
      { version: 2, subject: 'Otro', published_by: director.email, reason: 'Más claro' },
      { version: 1, subject: TEXTS.subject, published_by: admin.email, reason: TEXTS.reason },
    ]);
    const { rows } = await t.pool.query(
      `select type, action from audit_event where entity_id = $1`,
      [`${template.id} 2`],
    );
    expect(rows).toEqual([{ type: 'message-template.publish', action: 'U' }]);
  });

  test('out of use is not offered to professionals', async () => {
    proves('message-templates', 'call-message-templates');
    const professional = await clinic.professional();
    const template = await aTemplate();
    expect(await chosen(professional)).toContainEqual({
      id: template.id,
      template: template.template,
      description: TEXTS.description,
      event: 'VIRTUAL_GUARD',
      hasWhatsApp: true,
    });
    await publish(admin, template, { active: false });
    expect((await chosen(professional)).map(({ id }) => id)).not.toContain(template.id);
  });

  test('is tested by mail to the own address, and its markup is text like any other', async () => {
    const { id } = await aTemplate({ body: '<img src=x onerror=robar()> {{nombre}}' });
    expect((await t.call(testTemplate, { params: { id } }, admin.token)).statusCode).toBe(200);
    const arrived = () => t.mails.find(({ to }) => to === admin.email);
    await eventually(() => expect(arrived()?.subject).toBe('[Prueba] Hola, María'));
    expect(arrived()?.html).not.toContain('<img');
    expect(arrived()?.text).toContain('<img src=x onerror=robar()> María');
  });

  test('comes with the product, for the guard and for after it, all with WhatsApp', async () => {
    proves('message-templates');
    const offered = await chosen(await clinic.professional());
    for (const name of ['Estamos por atenderte', 'Te llamamos y no te encontramos'])
      expect(offered).toContainEqual(
        expect.objectContaining({ template: name, event: 'VIRTUAL_GUARD', hasWhatsApp: true }),
      );
  });
});
